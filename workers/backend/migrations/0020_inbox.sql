CREATE TABLE `inbox_reads` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`mark` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
