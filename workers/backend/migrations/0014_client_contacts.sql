CREATE TABLE `client_contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`client_id` integer NOT NULL,
	`name` text NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`gets_estimates` integer DEFAULT false NOT NULL,
	`gets_invoices` integer DEFAULT false NOT NULL,
	`gets_reminders` integer DEFAULT false NOT NULL,
	`sort_name` text NOT NULL,
	`search` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `client_contacts_client` ON `client_contacts` (`client_id`,`sort_name`);--> statement-breakpoint
ALTER TABLE `audit` ADD `part_of` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `part_of_id` integer;--> statement-breakpoint
CREATE INDEX `audit_part_of` ON `audit` (`part_of`,`part_of_id`);--> statement-breakpoint
UPDATE `audit` SET part_of = 'client', part_of_id = (SELECT client_id FROM `customer_prices` WHERE customer_prices.id = audit.entity_id) WHERE entity = 'customer_price' AND EXISTS (SELECT 1 FROM `customer_prices` WHERE customer_prices.id = audit.entity_id);--> statement-breakpoint
CREATE TRIGGER `client_contacts_search_insert` AFTER INSERT ON `client_contacts` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (8000000000000 + new.id, new.search || ' ' || replace(replace(new.phone, ' ', ''), '+371', '')); END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_search_update` AFTER UPDATE OF search, phone ON `client_contacts` BEGIN DELETE FROM `search_index` WHERE rowid = 8000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (8000000000000 + new.id, new.search || ' ' || replace(replace(new.phone, ' ', ''), '+371', '')); END;
--> statement-breakpoint
CREATE TRIGGER `client_contacts_search_delete` AFTER DELETE ON `client_contacts` BEGIN DELETE FROM `search_index` WHERE rowid = 8000000000000 + old.id; END;
