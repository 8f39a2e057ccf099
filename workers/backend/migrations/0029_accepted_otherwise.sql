CREATE TABLE `signed_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document` text NOT NULL,
	`document_id` integer NOT NULL,
	`link_id` integer,
	`author_id` integer,
	`name` text NOT NULL,
	`role` text DEFAULT '' NOT NULL,
	`file` text NOT NULL,
	`file_name` text NOT NULL,
	`mime_type` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `signed_files_document` ON `signed_files` (`document`,`document_id`);--> statement-breakpoint
CREATE INDEX `signed_files_link` ON `signed_files` (`link_id`);--> statement-breakpoint
ALTER TABLE `client_answers` ADD `snapshot_id` integer;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `method` text DEFAULT 'code' NOT NULL;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `accepted_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `order_number` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `author_id` integer;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `signed_file_id` integer;