CREATE TABLE `chosen_columns` (
	`user_id` integer NOT NULL,
	`list` text NOT NULL,
	`columns` text NOT NULL,
	PRIMARY KEY(`user_id`, `list`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
