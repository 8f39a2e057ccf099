CREATE TABLE `estimate_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`estimate_type_id` integer NOT NULL,
	`content` text NOT NULL,
	`lines` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`sort_name` text NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `estimate_templates_name_unique` ON `estimate_templates` (`name`);--> statement-breakpoint
CREATE INDEX `estimate_templates_sort` ON `estimate_templates` (`sort_name`);