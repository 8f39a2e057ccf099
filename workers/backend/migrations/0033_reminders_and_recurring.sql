CREATE TABLE `recurring_invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`estimate_id` integer NOT NULL,
	`every` text NOT NULL,
	`day_of_month` integer NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text,
	`does` text NOT NULL,
	`author_id` integer NOT NULL,
	`origin` text NOT NULL,
	`title` text NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`next_on` text,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`estimate_id`) REFERENCES `estimates`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recurring_invoices_estimate` ON `recurring_invoices` (`estimate_id`);--> statement-breakpoint
CREATE INDEX `recurring_invoices_next` ON `recurring_invoices` (`is_paused`,`next_on`);--> statement-breakpoint
CREATE TABLE `recurring_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`plan_id` integer NOT NULL,
	`due_on` text NOT NULL,
	`at` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`estimate_id` integer,
	`invoice_id` integer,
	`mail_attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `recurring_invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_runs_due` ON `recurring_runs` (`plan_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `recurring_runs_mail` ON `recurring_runs` (`mail_attempts`) WHERE mail_attempts > 0;--> statement-breakpoint
CREATE INDEX `recurring_runs_told` ON `recurring_runs` (`at`) WHERE reason is not null;--> statement-breakpoint
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