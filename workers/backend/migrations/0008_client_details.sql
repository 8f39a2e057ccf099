ALTER TABLE `clients` ADD `country` text DEFAULT 'LV' NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `document_language` text DEFAULT 'lv' NOT NULL;--> statement-breakpoint
ALTER TABLE `clients` ADD `buyer_reference` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `clients` SET `country` = CASE substr(`vat_nr`, 1, 2) WHEN 'EL' THEN 'GR' WHEN 'XI' THEN 'GB' ELSE substr(`vat_nr`, 1, 2) END
WHERE substr(`vat_nr`, 1, 2) IN ('AT','BE','BG','CH','CY','CZ','DE','DK','EE','EL','ES','FI','FR','GB','HR','HU','IE','IT','LT','LU','MT','NL','NO','PL','PT','RO','SE','SI','SK','UA','US','XI');--> statement-breakpoint
UPDATE `clients` SET `search` = `search` || ' ' || lower(`contact_phone`) || ' ' || replace(replace(replace(replace(`contact_phone`, ' ', ''), '-', ''), '(', ''), ')', '')
WHERE `contact_phone` <> '';
