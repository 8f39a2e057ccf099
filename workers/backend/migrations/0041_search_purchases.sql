INSERT INTO `search_index` (rowid, words) SELECT 9000000000000 + id, purchase_invoices.search FROM `purchase_invoices`;
--> statement-breakpoint
CREATE TRIGGER `purchase_invoices_search_insert` AFTER INSERT ON `purchase_invoices` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (9000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `purchase_invoices_search_update` AFTER UPDATE OF search ON `purchase_invoices` BEGIN DELETE FROM `search_index` WHERE rowid = 9000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (9000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `purchase_invoices_search_delete` AFTER DELETE ON `purchase_invoices` BEGIN DELETE FROM `search_index` WHERE rowid = 9000000000000 + old.id; END;
