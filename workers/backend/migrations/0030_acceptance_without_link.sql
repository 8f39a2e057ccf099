PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_client_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` integer,
	`document` text NOT NULL,
	`document_id` integer NOT NULL,
	`snapshot_id` integer,
	`content_sha256` text NOT NULL,
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
INSERT INTO `__new_client_answers`("id", "link_id", "document", "document_id", "snapshot_id", "content_sha256", "kind", "at", "name", "role", "email", "network", "reason", "method", "accepted_on", "order_number", "author_id", "signed_file_id", "record", "record_sha256") SELECT "id", "link_id", "document", "document_id", "snapshot_id", "content_sha256", "kind", "at", "name", "role", "email", "network", "reason", "method", "accepted_on", "order_number", "author_id", "signed_file_id", "record", "record_sha256" FROM `client_answers`;--> statement-breakpoint
DROP TABLE `client_answers`;--> statement-breakpoint
ALTER TABLE `__new_client_answers` RENAME TO `client_answers`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `client_answers_link_id_unique` ON `client_answers` (`link_id`);--> statement-breakpoint
CREATE INDEX `client_answers_document` ON `client_answers` (`document`,`document_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `client_answers_accepted` ON `client_answers` (`document`,`document_id`,`content_sha256`) WHERE kind = 'accepted';