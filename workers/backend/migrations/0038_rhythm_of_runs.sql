ALTER TABLE `recurring_runs` ADD `every` text;
--> statement-breakpoint
UPDATE `recurring_runs` SET `every` = (SELECT `every` FROM `recurring_invoices` WHERE `recurring_invoices`.`id` = `plan_id`) WHERE `outcome` <> 'skipped';
