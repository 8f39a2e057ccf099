CREATE TABLE `setup` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
