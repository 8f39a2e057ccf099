ALTER TABLE `clients` ADD `einvoice_scheme` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `einvoice_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `is_public_body` integer DEFAULT false NOT NULL;