CREATE TABLE `e_invoices` (
	`invoice_id` integer PRIMARY KEY NOT NULL,
	`channel` text,
	`sent_on` text,
	`sent_by` integer,
	`reported_on` text,
	`reported_by` integer,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
