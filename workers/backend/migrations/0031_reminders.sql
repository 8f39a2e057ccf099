CREATE TABLE `reminder_plans` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`origin` text NOT NULL,
	`title` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`days` integer,
	`day` text NOT NULL,
	`at` text NOT NULL,
	`mail_id` integer,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_reminders_step` ON `invoice_reminders` (`invoice_id`,`days`);--> statement-breakpoint
CREATE INDEX `invoice_reminders_mail` ON `invoice_reminders` (`mail_id`);--> statement-breakpoint
CREATE INDEX `invoice_reminders_unsent` ON `invoice_reminders` (`at`) WHERE mail_id is null;--> statement-breakpoint
ALTER TABLE `invoices` ADD `is_disputed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `reminders_stopped` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `reminder_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `reminders_since` text;