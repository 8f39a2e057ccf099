DROP INDEX `invoices_date`;--> statement-breakpoint
DROP INDEX `invoices_client`;--> statement-breakpoint
DROP INDEX `invoices_state`;--> statement-breakpoint
CREATE INDEX `invoices_list` ON `invoices` (`date`,`id`,`due_date`,`state`,`is_payable`,`net_cents`,`vat_cents`,`total_cents`,`paid_cents`,`search`);--> statement-breakpoint
CREATE INDEX `invoices_nr` ON `invoices` (`invoice_nr`);--> statement-breakpoint
CREATE INDEX `invoices_total` ON `invoices` (`total_cents`);--> statement-breakpoint
CREATE INDEX `invoices_client` ON `invoices` (`client_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_state` ON `invoices` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `clients_name` ON `clients` (`sort_name`);