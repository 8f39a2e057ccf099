CREATE TABLE `inbox_digests` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`title` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
