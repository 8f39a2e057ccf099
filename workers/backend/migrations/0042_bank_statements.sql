CREATE TABLE `bank_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`statement_id` integer NOT NULL,
	`iban` text NOT NULL,
	`key` text NOT NULL,
	`booked_on` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`is_reversal` integer NOT NULL,
	`party_name` text NOT NULL,
	`party_iban` text NOT NULL,
	`party_registration_nr` text NOT NULL,
	`reference` text NOT NULL,
	`text` text NOT NULL,
	`end_to_end` text NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`counterpart_id` integer,
	`decided_at` text,
	`decided_by` integer,
	`sort_party` text NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`statement_id`) REFERENCES `bank_statements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`counterpart_id`) REFERENCES `bank_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_entries_key` ON `bank_entries` (`iban`,`currency`,`key`);--> statement-breakpoint
CREATE INDEX `bank_entries_statement` ON `bank_entries` (`statement_id`);--> statement-breakpoint
CREATE INDEX `bank_entries_date` ON `bank_entries` (`booked_on`,`id`);--> statement-breakpoint
CREATE INDEX `bank_entries_state` ON `bank_entries` (`state`,`booked_on`,`id`);--> statement-breakpoint
CREATE INDEX `bank_entries_amount` ON `bank_entries` (`amount_cents`,`id`);--> statement-breakpoint
CREATE INDEX `bank_entries_party` ON `bank_entries` (`sort_party`,`id`);--> statement-breakpoint
CREATE INDEX `bank_entries_counterpart` ON `bank_entries` (`counterpart_id`);--> statement-breakpoint
CREATE TABLE `bank_statements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`iban` text NOT NULL,
	`currency` text NOT NULL,
	`from_on` text,
	`to_on` text,
	`number` text DEFAULT '' NOT NULL,
	`opening_cents` integer,
	`closing_cents` integer,
	`new_count` integer NOT NULL,
	`known_count` integer NOT NULL,
	`file` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`taken_at` text NOT NULL,
	`taken_by` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`taken_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bank_statements_sha256` ON `bank_statements` (`sha256`);--> statement-breakpoint
CREATE INDEX `bank_statements_file` ON `bank_statements` (`file`);--> statement-breakpoint
ALTER TABLE `payments` ADD `bank_entry_id` integer REFERENCES bank_entries(id);--> statement-breakpoint
CREATE INDEX `payments_bank_entry` ON `payments` (`bank_entry_id`);--> statement-breakpoint
ALTER TABLE `purchase_invoices` ADD `bank_entry_id` integer REFERENCES bank_entries(id);--> statement-breakpoint
CREATE INDEX `purchase_invoices_bank_entry` ON `purchase_invoices` (`bank_entry_id`);