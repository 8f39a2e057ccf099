CREATE TABLE `customer_prices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer NOT NULL,
	`stock_item_id` integer NOT NULL,
	`price` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stock_item_id`) REFERENCES `stock_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_prices_item` ON `customer_prices` (`client_id`,`stock_item_id`);--> statement-breakpoint
CREATE TABLE `file_removals` (
	`key` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_files_product` ON `product_files` (`product_id`,`position`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`catalogue` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`color` text NOT NULL,
	`size` text NOT NULL,
	`material` text NOT NULL,
	`default_measure_unit_id` integer NOT NULL,
	`sort_name` text NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`default_measure_unit_id`) REFERENCES `units`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_code_unique` ON `products` (`code`);--> statement-breakpoint
CREATE INDEX `products_sort` ON `products` (`sort_name`,`id`,`search`);--> statement-breakpoint
CREATE TABLE `stock_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_en` text DEFAULT '' NOT NULL,
	`measure_unit_id` integer NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_name` text NOT NULL,
	`search` text NOT NULL,
	FOREIGN KEY (`measure_unit_id`) REFERENCES `units`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stock_items_sort` ON `stock_items` (`type_id`,`sort_name`);--> statement-breakpoint
CREATE TABLE `units` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`short_name` text NOT NULL,
	`short_name_en` text DEFAULT '' NOT NULL,
	`code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `units_short_name_unique` ON `units` (`short_name`);--> statement-breakpoint
CREATE TABLE `work_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`color` text NOT NULL,
	`is_additional` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `search` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor_id`);
--> statement-breakpoint
UPDATE `users` SET `search` = lower(`name` || ' ' || `email`);--> statement-breakpoint
INSERT INTO `units` (`short_name`, `short_name_en`, `code`) VALUES
	('gab.', 'pcs', 'H87'),
	('st.', 'h', 'HUR'),
	('diena', 'day', 'DAY'),
	('kg', 'kg', 'KGM'),
	('m', 'm', 'MTR'),
	('m²', 'm²', 'MTK'),
	('kompl.', 'set', 'SET');
