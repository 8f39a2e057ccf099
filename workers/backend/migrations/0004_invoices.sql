CREATE TABLE `companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_deductions` (
	`invoice_id` integer NOT NULL,
	`advance_id` integer NOT NULL,
	`category` text NOT NULL,
	`rate` integer NOT NULL,
	`taxable_cents` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `advance_id`, `category`, `rate`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`advance_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_deductions_advance` ON `invoice_deductions` (`advance_id`);--> statement-breakpoint
CREATE TABLE `invoice_contents` (
	`invoice_id` integer PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_nr` text,
	`invoice_type_id` integer NOT NULL,
	`estimate_id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`client_id` integer NOT NULL,
	`state` integer NOT NULL,
	`date` text NOT NULL,
	`supply_date` text,
	`due_date` text,
	`payment_terms` integer,
	`description` text DEFAULT '' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`billing` text NOT NULL,
	`percentage` integer,
	`position_item_ids` text NOT NULL,
	`waybill` text,
	`is_payable` integer DEFAULT true NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`paid_cents` integer DEFAULT 0 NOT NULL,
	`credits_id` integer,
	`search` text DEFAULT '' NOT NULL,
	`issued_at` text,
	`issued_by` integer,
	`sent_at` text,
	`voided_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`estimate_id`) REFERENCES `estimates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credits_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issued_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`invoice_nr`);--> statement-breakpoint
CREATE INDEX `invoices_estimate` ON `invoices` (`estimate_id`);--> statement-breakpoint
CREATE INDEX `invoices_project` ON `invoices` (`project_id`);--> statement-breakpoint
CREATE INDEX `invoices_client` ON `invoices` (`client_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`date`,`id`,`due_date`,`state`,`is_payable`,`net_cents`,`vat_cents`,`total_cents`,`paid_cents`,`search`);--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`due_date`);--> statement-breakpoint
CREATE INDEX `invoices_total` ON `invoices` (`total_cents`);--> statement-breakpoint
CREATE INDEX `invoices_state` ON `invoices` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_credits` ON `invoices` (`credits_id`);--> statement-breakpoint
CREATE TABLE `number_counters` (
	`series` text NOT NULL,
	`period` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`series`, `period`)
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`date` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_invoice` ON `payments` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `payments_date` ON `payments` (`date`);--> statement-breakpoint
CREATE TABLE `invoice_sums` (
	`invoice_id` integer NOT NULL,
	`category` text NOT NULL,
	`rate` integer NOT NULL,
	`taxable_cents` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `category`, `rate`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `invoiced_items` (
	`position_item_id` integer PRIMARY KEY NOT NULL,
	`invoice_id` integer NOT NULL,
	FOREIGN KEY (`position_item_id`) REFERENCES `position_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clients_name` ON `clients` (`sort_name`);