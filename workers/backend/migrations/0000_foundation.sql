CREATE TABLE `attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_subject` ON `attempts` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`actor_id` integer,
	`operation` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_entity` ON `audit` (`entity`,`entity_id`);--> statement-breakpoint
CREATE TABLE `banks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`swift` text NOT NULL,
	`status` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clients` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`reg_nr` text DEFAULT '' NOT NULL,
	`vat_nr` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`registered_address` text DEFAULT '' NOT NULL,
	`bank_id` integer,
	`iban` text DEFAULT '' NOT NULL,
	`contact_name` text DEFAULT '' NOT NULL,
	`contact_phone` text DEFAULT '' NOT NULL,
	`sort_name` text NOT NULL,
	`search` text NOT NULL,
	`archived_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`bank_id`) REFERENCES `banks`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clients_sort` ON `clients` (`archived_at`,`sort_name`);--> statement-breakpoint
CREATE TABLE `configuration` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `live_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`updated` text NOT NULL,
	`method` text NOT NULL,
	`entity_id` integer NOT NULL,
	`origin` text,
	`at` text NOT NULL,
	`sent` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_queue` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `projects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_nr` text NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`in_planning` integer DEFAULT false NOT NULL,
	`client_id` integer NOT NULL,
	`project_manager` integer NOT NULL,
	`second_user_id` integer,
	`planned_start_date` text NOT NULL,
	`planned_due_date` text NOT NULL,
	`actual_start_date` text,
	`actual_due_date` text,
	`status_id` integer NOT NULL,
	`sort_name` text NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_manager`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_project_nr_unique` ON `projects` (`project_nr`);--> statement-breakpoint
CREATE INDEX `projects_client` ON `projects` (`client_id`);--> statement-breakpoint
CREATE INDEX `projects_manager` ON `projects` (`project_manager`);--> statement-breakpoint
CREATE INDEX `projects_due` ON `projects` (`planned_due_date`);--> statement-breakpoint
CREATE TABLE `password_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`seen_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`email` text NOT NULL,
	`role_id` integer NOT NULL,
	`stock_item_id` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`manage_calendar` integer DEFAULT false NOT NULL,
	`language` text DEFAULT 'lv' NOT NULL,
	`password_hash` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `idempotency` (
	`actor_id` integer NOT NULL,
	`key` text NOT NULL,
	`request` text NOT NULL,
	`answer` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`actor_id`, `key`)
);
