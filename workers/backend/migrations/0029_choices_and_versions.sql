CREATE TABLE `link_choices` (
	`link_id` integer PRIMARY KEY NOT NULL,
	`chosen` text NOT NULL,
	`names` text NOT NULL,
	`net_cents` integer NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `document_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `document_mails` ADD `snapshot_id` integer;--> statement-breakpoint
ALTER TABLE `position_items` ADD `choice` text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE `position_items` ADD `choice_group` integer;--> statement-breakpoint
ALTER TABLE `position_items` ADD `is_chosen` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `chosen` text;--> statement-breakpoint
ALTER TABLE `client_answers` ADD `is_taken_over` integer DEFAULT true NOT NULL;
--> statement-breakpoint
UPDATE `document_mails` SET `snapshot_id` = (SELECT `snapshot_id` FROM `document_links` WHERE `mail_id` = `document_mails`.`id`);
--> statement-breakpoint
DROP TRIGGER `position_items_sum_insert`;
--> statement-breakpoint
DROP TRIGGER `position_items_sum_update`;
--> statement-breakpoint
DROP TRIGGER `position_items_sum_delete`;
--> statement-breakpoint
-- What is not chosen counts for nothing.
CREATE TRIGGER `position_items_sum_insert` AFTER INSERT ON `position_items` BEGIN UPDATE `estimates` SET full_cents = full_cents + iif(new.price IS NULL, new.total_cents, (new.price * new.quantity + 500000) / 1000000) * new.is_chosen WHERE id = (SELECT estimate_id FROM positions WHERE id = new.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `position_items_sum_update` AFTER UPDATE OF price, quantity, total_cents, position_id, is_chosen ON `position_items` BEGIN UPDATE `estimates` SET full_cents = full_cents - iif(old.price IS NULL, old.total_cents, (old.price * old.quantity + 500000) / 1000000) * old.is_chosen WHERE id = (SELECT estimate_id FROM positions WHERE id = old.position_id); UPDATE `estimates` SET full_cents = full_cents + iif(new.price IS NULL, new.total_cents, (new.price * new.quantity + 500000) / 1000000) * new.is_chosen WHERE id = (SELECT estimate_id FROM positions WHERE id = new.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `position_items_sum_delete` AFTER DELETE ON `position_items` BEGIN UPDATE `estimates` SET full_cents = full_cents - iif(old.price IS NULL, old.total_cents, (old.price * old.quantity + 500000) / 1000000) * old.is_chosen WHERE id = (SELECT estimate_id FROM positions WHERE id = old.position_id); END;
