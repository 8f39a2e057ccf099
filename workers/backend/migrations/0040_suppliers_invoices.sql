CREATE TABLE `purchase_invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer,
	`number` text DEFAULT '' NOT NULL,
	`number_key` text DEFAULT '' NOT NULL,
	`issued_on` text,
	`due_on` text,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`rate` integer,
	`rate_on` text,
	`net_cents` integer DEFAULT 0 NOT NULL,
	`vat_cents` integer DEFAULT 0 NOT NULL,
	`total_cents` integer DEFAULT 0 NOT NULL,
	`payable_cents` integer DEFAULT 0 NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`findings` text NOT NULL,
	`file` text NOT NULL,
	`file_name` text NOT NULL,
	`mime_type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`decided_at` text,
	`decided_by` integer,
	`reason` text DEFAULT '' NOT NULL,
	`paid_on` text,
	`taken_at` text NOT NULL,
	`taken_by` integer NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_invoices_sha256_unique` ON `purchase_invoices` (`sha256`);--> statement-breakpoint
CREATE INDEX `purchase_invoices_number` ON `purchase_invoices` (`client_id`,`number_key`);--> statement-breakpoint
CREATE INDEX `purchase_invoices_due` ON `purchase_invoices` (`state`,`due_on`);--> statement-breakpoint
CREATE TABLE `purchase_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purchase_id` integer NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` text DEFAULT '' NOT NULL,
	`net_cents` integer NOT NULL,
	`net_eur_cents` integer,
	`vat_category` text NOT NULL,
	`vat_rate` integer NOT NULL,
	`project_id` integer,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchase_invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `purchase_lines_invoice` ON `purchase_lines` (`purchase_id`,`place`);--> statement-breakpoint
CREATE INDEX `purchase_lines_project` ON `purchase_lines` (`project_id`);