CREATE TABLE `calendar_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`date` text NOT NULL,
	`start_time_id` integer NOT NULL,
	`duration` integer NOT NULL,
	`project_id` integer,
	`work_type_id` integer,
	`description` text DEFAULT '' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`changed_by` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`work_type_id`) REFERENCES `work_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_entries_date` ON `calendar_entries` (`date`);--> statement-breakpoint
CREATE INDEX `calendar_entries_project` ON `calendar_entries` (`project_id`,`date`,`duration`);--> statement-breakpoint
CREATE INDEX `calendar_entries_user` ON `calendar_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `calendar_entries_work_type` ON `calendar_entries` (`work_type_id`);--> statement-breakpoint
CREATE INDEX `calendar_entries_changed_by` ON `calendar_entries` (`changed_by`);--> statement-breakpoint
CREATE TABLE `calendar_slots` (
	`user_id` integer NOT NULL,
	`date` text NOT NULL,
	`slot` integer NOT NULL,
	`entry_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `date`, `slot`),
	FOREIGN KEY (`entry_id`) REFERENCES `calendar_entries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_slots_entry` ON `calendar_slots` (`entry_id`);--> statement-breakpoint
ALTER TABLE `live_log` ADD `calendar` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `live_log` ADD `previous` text;--> statement-breakpoint
UPDATE `live_log` SET `calendar` = json_object('id', `entity_id`);--> statement-breakpoint
ALTER TABLE `live_log` DROP COLUMN `entity_id`;