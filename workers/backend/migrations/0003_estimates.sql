CREATE TABLE `additional_costs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`estimate_id` integer NOT NULL,
	`position_item_id` integer,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`payment_type_id` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`invoice_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`estimate_id`) REFERENCES `estimates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`position_item_id`) REFERENCES `position_items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `additional_costs_estimate` ON `additional_costs` (`estimate_id`);--> statement-breakpoint
CREATE INDEX `additional_costs_item` ON `additional_costs` (`position_item_id`);--> statement-breakpoint
CREATE TABLE `estimates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`estimate_nr` text NOT NULL,
	`project_id` integer NOT NULL,
	`name` text NOT NULL,
	`estimate_type_id` integer NOT NULL,
	`date` text NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`vat_category` text NOT NULL,
	`vat_rate` integer NOT NULL,
	`commentary` text DEFAULT '' NOT NULL,
	`approved_by` integer,
	`approved_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `estimates_estimate_nr_unique` ON `estimates` (`estimate_nr`);--> statement-breakpoint
CREATE INDEX `estimates_project` ON `estimates` (`project_id`);--> statement-breakpoint
CREATE INDEX `estimates_approved_by` ON `estimates` (`approved_by`);--> statement-breakpoint
CREATE TABLE `estimate_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`estimate_id` integer NOT NULL,
	`file` text NOT NULL,
	`name` text NOT NULL,
	`mime_type` text NOT NULL,
	`size` integer NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`estimate_id`) REFERENCES `estimates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `estimate_files_estimate` ON `estimate_files` (`estimate_id`);--> statement-breakpoint
CREATE TABLE `position_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`position_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_en` text DEFAULT '' NOT NULL,
	`stock_item_id` integer,
	`product_id` integer,
	`measure_unit_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer,
	`total_cents` integer DEFAULT 0 NOT NULL,
	`vat_category` text,
	`vat_rate` integer,
	`images` text DEFAULT '[]' NOT NULL,
	`place` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`position_id`) REFERENCES `positions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stock_item_id`) REFERENCES `stock_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`measure_unit_id`) REFERENCES `units`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `position_items_position` ON `position_items` (`position_id`,`place`);--> statement-breakpoint
CREATE INDEX `position_items_stock_item` ON `position_items` (`stock_item_id`);--> statement-breakpoint
CREATE INDEX `position_items_product` ON `position_items` (`product_id`);--> statement-breakpoint
CREATE INDEX `position_items_unit` ON `position_items` (`measure_unit_id`);--> statement-breakpoint
CREATE TABLE `positions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`estimate_id` integer NOT NULL,
	`stage_id` integer,
	`type_id` integer NOT NULL,
	`name` text NOT NULL,
	`place` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`estimate_id`) REFERENCES `estimates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `estimate_stages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `positions_estimate` ON `positions` (`estimate_id`,`place`);--> statement-breakpoint
CREATE INDEX `positions_stage` ON `positions` (`stage_id`);--> statement-breakpoint
CREATE TABLE `estimate_stages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`estimate_id` integer NOT NULL,
	`type_id` integer NOT NULL,
	`name` text NOT NULL,
	`place` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`estimate_id`) REFERENCES `estimates`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `estimate_stages_estimate` ON `estimate_stages` (`estimate_id`,`place`);