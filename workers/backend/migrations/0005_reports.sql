ALTER TABLE `invoiced_items` ADD `net_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `invoiced_items_invoice` ON `invoiced_items` (`invoice_id`);--> statement-breakpoint
-- Of documents from before: the line less its discount. How a cent of rounding was split over lines is not kept anywhere.
UPDATE `invoiced_items` SET `net_cents` = (
	SELECT full - (full * discount + 500000) / 1000000 FROM (
		SELECT iif(i.`price` IS NULL, i.`total_cents`, (i.`price` * i.`quantity` + 500000) / 1000000) AS full,
			e.`discount` AS discount
		FROM `position_items` i
		JOIN `positions` p ON p.`id` = i.`position_id`
		JOIN `estimates` e ON e.`id` = p.`estimate_id`
		WHERE i.`id` = `invoiced_items`.`position_item_id`
	)
);
