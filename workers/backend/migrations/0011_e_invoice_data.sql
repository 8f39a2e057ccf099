ALTER TABLE `invoices` ADD `buyer_reference` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `invoices` ADD `order_number` text DEFAULT '' NOT NULL;