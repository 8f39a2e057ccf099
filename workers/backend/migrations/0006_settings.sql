CREATE TABLE `holiday_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date` text NOT NULL,
	`name` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `holiday_changes_date_unique` ON `holiday_changes` (`date`);--> statement-breakpoint
CREATE TABLE `vat_rates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category` text NOT NULL,
	`rate` integer NOT NULL,
	`name` text NOT NULL,
	`name_en` text DEFAULT '' NOT NULL,
	`from` text NOT NULL,
	`until` text
);
--> statement-breakpoint
INSERT INTO `vat_rates` (`category`, `rate`, `name`, `name_en`, `from`) VALUES
	('S', 210000, 'Standarta likme', 'Standard rate', '2012-07-01'),
	('S', 120000, 'Samazinātā likme', 'Reduced rate', '2011-01-01'),
	('S', 50000, 'Grāmatas un prese', 'Books and press', '2018-01-01'),
	('AE', 0, 'Apgrieztā maksāšana', 'Reverse charge', '1995-05-01'),
	('K', 0, 'Piegāde ES', 'Supply within the EU', '1995-05-01'),
	('G', 0, 'Eksports', 'Export', '1995-05-01'),
	('E', 0, 'Neapliekams', 'Exempt', '1995-05-01'),
	('O', 0, 'Ārpus PVN', 'Outside the scope of VAT', '1995-05-01');
