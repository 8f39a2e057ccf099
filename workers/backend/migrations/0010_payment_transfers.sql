ALTER TABLE `payments` ADD `transferred_from` integer REFERENCES payments(id);--> statement-breakpoint
CREATE INDEX `payments_transferred` ON `payments` (`transferred_from`);