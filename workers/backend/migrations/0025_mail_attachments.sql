ALTER TABLE `document_mails` ADD `files` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_queue` ADD `attachments` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `mail_queue` SET `attachments` = json_array(json(`attachment`)) WHERE `attachment` IS NOT NULL;
