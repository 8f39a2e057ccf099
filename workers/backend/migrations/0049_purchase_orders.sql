CREATE TABLE `purchase_order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`place` integer NOT NULL,
	`position_item_id` integer,
	`additional_cost_id` integer,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`measure_unit_id` integer NOT NULL,
	`price` integer NOT NULL,
	`net_cents` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `purchase_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`position_item_id`) REFERENCES `position_items`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`additional_cost_id`) REFERENCES `additional_costs`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`measure_unit_id`) REFERENCES `units`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `purchase_order_lines_order` ON `purchase_order_lines` (`order_id`,`place`);--> statement-breakpoint
CREATE INDEX `purchase_order_lines_item` ON `purchase_order_lines` (`position_item_id`);--> statement-breakpoint
CREATE INDEX `purchase_order_lines_cost` ON `purchase_order_lines` (`additional_cost_id`);--> statement-breakpoint
CREATE INDEX `purchase_order_lines_unit` ON `purchase_order_lines` (`measure_unit_id`);--> statement-breakpoint
CREATE TABLE `purchase_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`client_id` integer,
	`project_id` integer,
	`state` text DEFAULT 'draft' NOT NULL,
	`ordered_on` text,
	`wanted_on` text,
	`note` text DEFAULT '' NOT NULL,
	`net_cents` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`created_by` integer NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_number` ON `purchase_orders` (`number`) WHERE number <> '';--> statement-breakpoint
CREATE INDEX `purchase_orders_client` ON `purchase_orders` (`client_id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_project` ON `purchase_orders` (`project_id`,`state`);--> statement-breakpoint
CREATE INDEX `purchase_orders_state` ON `purchase_orders` (`state`);--> statement-breakpoint
CREATE INDEX `purchase_orders_wanted` ON `purchase_orders` (`wanted_on`);
--> statement-breakpoint
CREATE TRIGGER `purchase_orders_search_insert` AFTER INSERT ON `purchase_orders` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (10000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `purchase_orders_search_update` AFTER UPDATE OF search ON `purchase_orders` BEGIN DELETE FROM `search_index` WHERE rowid = 10000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (10000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `purchase_orders_search_delete` AFTER DELETE ON `purchase_orders` BEGIN DELETE FROM `search_index` WHERE rowid = 10000000000000 + old.id; END;
