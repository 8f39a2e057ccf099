ALTER TABLE `positions` ADD `name_en` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `estimate_stages` ADD `name_en` text DEFAULT '' NOT NULL;