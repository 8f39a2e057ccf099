CREATE TABLE `link_choices` (
	`link_id` integer PRIMARY KEY NOT NULL,
	`chosen` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `document_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `position_items` ADD `choice` text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE `position_items` ADD `choice_group` integer;--> statement-breakpoint
ALTER TABLE `position_items` ADD `is_chosen` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `chosen` text;