ALTER TABLE `document_mails` ADD `returned` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `document_mails` ADD `returned_at` text;--> statement-breakpoint
CREATE INDEX `document_mails_returned` ON `document_mails` (`at`) WHERE returned_at is not null;