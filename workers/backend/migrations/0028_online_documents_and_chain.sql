CREATE TABLE `client_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` integer,
	`document` text NOT NULL,
	`document_id` integer NOT NULL,
	`snapshot_id` integer NOT NULL,
	`content_sha256` text NOT NULL,
	`wording_sha256` text NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	`name` text NOT NULL,
	`role` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`network` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`method` text DEFAULT 'code' NOT NULL,
	`accepted_on` text DEFAULT '' NOT NULL,
	`order_number` text DEFAULT '' NOT NULL,
	`author_id` integer,
	`signed_file_id` integer,
	`record` text DEFAULT '' NOT NULL,
	`record_sha256` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_answers_link_id_unique` ON `client_answers` (`link_id`);--> statement-breakpoint
CREATE INDEX `client_answers_document` ON `client_answers` (`document`,`document_id`);--> statement-breakpoint
CREATE INDEX `client_answers_at` ON `client_answers` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `client_answers_accepted` ON `client_answers` (`document`,`document_id`,`wording_sha256`) WHERE kind = 'accepted';--> statement-breakpoint
CREATE TABLE `acceptance_codes` (
	`request_hash` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`link_id` integer NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`email` text NOT NULL,
	`at` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `document_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mail_id` integer NOT NULL,
	`document` text NOT NULL,
	`document_id` integer NOT NULL,
	`client_id` integer,
	`snapshot_id` integer NOT NULL,
	`valid_until` text NOT NULL,
	`revoked_at` text,
	`replaced_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `document_mails`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`snapshot_id`) REFERENCES `document_snapshots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_links_mail_id_unique` ON `document_links` (`mail_id`);--> statement-breakpoint
CREATE INDEX `document_links_document` ON `document_links` (`document`,`document_id`);--> statement-breakpoint
CREATE TABLE `link_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`link_id` integer NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `document_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `document_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document` text NOT NULL,
	`document_id` integer NOT NULL,
	`link_id` integer NOT NULL,
	`author_id` integer,
	`name` text NOT NULL,
	`item_id` integer,
	`text` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `document_questions_document` ON `document_questions` (`document`,`document_id`);--> statement-breakpoint
CREATE INDEX `document_questions_at` ON `document_questions` (`at`);--> statement-breakpoint
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
CREATE TABLE `document_snapshots` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`content` text NOT NULL,
	`sha256` text NOT NULL,
	`wording_sha256` text NOT NULL,
	`revision` integer NOT NULL,
	`pdf_key` text NOT NULL,
	`pdf_name` text NOT NULL,
	`pdf_sha256` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `document_snapshots_sha256` ON `document_snapshots` (`sha256`);--> statement-breakpoint
CREATE TABLE `snapshot_files` (
	`snapshot_id` integer NOT NULL,
	`key` text NOT NULL,
	`name` text,
	PRIMARY KEY(`snapshot_id`, `key`),
	FOREIGN KEY (`snapshot_id`) REFERENCES `document_snapshots`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `snapshot_files_key` ON `snapshot_files` (`key`);--> statement-breakpoint
CREATE TABLE `link_visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `link_visits_link` ON `link_visits` (`link_id`,`kind`,`at`);--> statement-breakpoint
ALTER TABLE `audit` ADD `hash` text;