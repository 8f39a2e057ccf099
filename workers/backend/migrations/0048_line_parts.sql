CREATE TABLE `__new_invoiced_items` (
	`position_item_id` integer NOT NULL,
	`invoice_id` integer NOT NULL,
	`net_cents` integer DEFAULT 0 NOT NULL,
	`quantity` integer,
	`part_full_cents` integer,
	`part_net_cents` integer,
	`agreed_cents` integer,
	`is_final` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`position_item_id`, `invoice_id`),
	FOREIGN KEY (`position_item_id`) REFERENCES `position_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_invoiced_items`("position_item_id", "invoice_id", "net_cents") SELECT "position_item_id", "invoice_id", "net_cents" FROM `invoiced_items`;--> statement-breakpoint
DROP TABLE `invoiced_items`;--> statement-breakpoint
ALTER TABLE `__new_invoiced_items` RENAME TO `invoiced_items`;--> statement-breakpoint
CREATE INDEX `invoiced_items_invoice` ON `invoiced_items` (`invoice_id`,`net_cents`);--> statement-breakpoint
CREATE INDEX `invoiced_items_parts` ON `invoiced_items` (`invoice_id`) WHERE "invoiced_items"."quantity" is not null;--> statement-breakpoint
ALTER TABLE `invoices` ADD `quantities` text DEFAULT '[]' NOT NULL;