UPDATE `invoice_sums` SET `amount_cents` = (`taxable_cents` * `rate` + 500000) / 1000000
	WHERE `invoice_id` IN (SELECT `id` FROM `invoices` WHERE `state` = 1);
--> statement-breakpoint
UPDATE `invoices` SET
	`vat_cents` = (SELECT coalesce(sum(`amount_cents`), 0) FROM `invoice_sums` WHERE `invoice_id` = `invoices`.`id`),
	`total_cents` = `net_cents` + (SELECT coalesce(sum(`amount_cents`), 0) FROM `invoice_sums` WHERE `invoice_id` = `invoices`.`id`),
	`version` = `version` + 1
	WHERE `state` = 1;
