CREATE TABLE `document_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document` text NOT NULL,
	`document_id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`at` text NOT NULL,
	`to` text NOT NULL,
	`cc` text NOT NULL,
	`copy_to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`sent_at` text,
	`failed_at` text,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_mails_document` ON `document_mails` (`document`,`document_id`);--> statement-breakpoint
CREATE INDEX `document_mails_at` ON `document_mails` (`at`);--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `to` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `cc` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `bcc` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `sender_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `reply_to` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `attachment` text;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `document_mail_id` integer;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `begun_at` text;--> statement-breakpoint
UPDATE `mail_queue` SET `to` = json_array(`recipient`);
