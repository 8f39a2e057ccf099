CREATE TABLE `credited_lines` (
	`credit_note_id` integer NOT NULL,
	`line` integer NOT NULL,
	`quantity` integer NOT NULL,
	`net_cents` integer NOT NULL,
	PRIMARY KEY(`credit_note_id`, `line`),
	FOREIGN KEY (`credit_note_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
DROP INDEX `invoices_list`;--> statement-breakpoint
DROP INDEX `invoices_open`;--> statement-breakpoint
DROP INDEX `invoices_to_pay`;--> statement-breakpoint
ALTER TABLE `invoices` ADD `credited_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`date`,`id`,`due_date`,`state`,`is_payable`,`net_cents`,`vat_cents`,`total_cents`,`paid_cents`,`credited_cents`,`search`,`client_id`,`project_id`);--> statement-breakpoint
CREATE INDEX `invoices_open` ON `invoices` (`due_date`,`state`,`is_payable`,`total_cents`,`credited_cents`,`paid_cents`) WHERE "invoices"."paid_cents" < "invoices"."total_cents" - "invoices"."credited_cents";--> statement-breakpoint
CREATE INDEX `invoices_to_pay` ON `invoices` ((case when not is_payable or state = 1 then 0
  when state = 7 then -paid_cents else total_cents - credited_cents - paid_cents end));