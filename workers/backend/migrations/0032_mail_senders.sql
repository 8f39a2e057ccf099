CREATE TABLE `mail_senders` (
	`id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
