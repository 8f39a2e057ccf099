DROP INDEX `clients_sort`;--> statement-breakpoint
ALTER TABLE `clients` ADD `sort_contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `clients_reg_nr` ON `clients` ((archived_at is null),`reg_nr`,`sort_name`);--> statement-breakpoint
CREATE INDEX `clients_vat_nr` ON `clients` ((archived_at is null),`vat_nr`,`sort_name`);--> statement-breakpoint
CREATE INDEX `clients_contact` ON `clients` ((archived_at is null),`sort_contact`,`sort_name`);--> statement-breakpoint
CREATE INDEX `clients_phone` ON `clients` ((archived_at is null),`contact_phone`,`sort_name`);--> statement-breakpoint
CREATE INDEX `clients_sort` ON `clients` ((archived_at is null),`sort_name`,`id`,`search`);--> statement-breakpoint
ALTER TABLE `products` ADD `sort_catalogue` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `sort_color` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `sort_size` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `products_catalogue` ON `products` (`sort_catalogue`,`sort_name`);--> statement-breakpoint
CREATE INDEX `products_color` ON `products` (`sort_color`,`sort_name`);--> statement-breakpoint
CREATE INDEX `products_size` ON `products` (`sort_size`,`sort_name`);--> statement-breakpoint
CREATE INDEX `products_unit` ON `products` (`default_measure_unit_id`,`sort_name`);--> statement-breakpoint
ALTER TABLE `stock_items` ADD `sort_name_en` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_items_name_en` ON `stock_items` (`type_id`,`sort_name_en`,`sort_name`);--> statement-breakpoint
CREATE INDEX `stock_items_price` ON `stock_items` (`type_id`,`price`,`sort_name`);--> statement-breakpoint
CREATE INDEX `stock_items_state` ON `stock_items` (`type_id`,(-is_active),`sort_name`);--> statement-breakpoint
CREATE INDEX `stock_items_unit` ON `stock_items` (`measure_unit_id`,`type_id`,`sort_name`);--> statement-breakpoint
CREATE INDEX `estimates_date` ON `estimates` (`date`);--> statement-breakpoint
CREATE INDEX `estimates_status` ON `estimates` ((approved_at is not null));--> statement-breakpoint
CREATE INDEX `invoices_type` ON `invoices` (`invoice_type_id`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_to_pay` ON `invoices` ((case when not is_payable or state = 1 then 0
  when state = 7 then -paid_cents else total_cents - paid_cents end));--> statement-breakpoint
CREATE INDEX `projects_start` ON `projects` (`planned_start_date`);--> statement-breakpoint
CREATE INDEX `projects_name` ON `projects` (`sort_name`);--> statement-breakpoint
CREATE INDEX `projects_status` ON `projects` ((case status_id when 1 then 1 when 9 then 2 when 2 then 3 else 4 end),`planned_due_date`);--> statement-breakpoint
CREATE INDEX `projects_list` ON `projects` (`id`,`status_id`,`client_id`,`project_manager`,`planned_start_date`,`planned_due_date`,`search`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`sort_name`);