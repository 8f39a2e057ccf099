CREATE TABLE `inbox_digests` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`title` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `inbox_reads` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`mark` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
