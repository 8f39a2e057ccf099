CREATE VIRTUAL TABLE `search_index` USING fts5(words, content='', contentless_delete=1, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 1000000000000 + id, clients.search || ' ' || replace(replace(clients.contact_phone, ' ', ''), '+371', '') FROM `clients`;
--> statement-breakpoint
CREATE TRIGGER `clients_search_insert` AFTER INSERT ON `clients` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (1000000000000 + new.id, new.search || ' ' || replace(replace(new.contact_phone, ' ', ''), '+371', '')); END;
--> statement-breakpoint
CREATE TRIGGER `clients_search_update` AFTER UPDATE OF search, contact_phone ON `clients` BEGIN DELETE FROM `search_index` WHERE rowid = 1000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (1000000000000 + new.id, new.search || ' ' || replace(replace(new.contact_phone, ' ', ''), '+371', '')); END;
--> statement-breakpoint
CREATE TRIGGER `clients_search_delete` AFTER DELETE ON `clients` BEGIN DELETE FROM `search_index` WHERE rowid = 1000000000000 + old.id; END;
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 2000000000000 + id, projects.search || ' ' || ltrim(substr(projects.project_nr, instr(projects.project_nr, '-') + 1), '0') FROM `projects`;
--> statement-breakpoint
CREATE TRIGGER `projects_search_insert` AFTER INSERT ON `projects` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (2000000000000 + new.id, new.search || ' ' || ltrim(substr(new.project_nr, instr(new.project_nr, '-') + 1), '0')); END;
--> statement-breakpoint
CREATE TRIGGER `projects_search_update` AFTER UPDATE OF search ON `projects` BEGIN DELETE FROM `search_index` WHERE rowid = 2000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (2000000000000 + new.id, new.search || ' ' || ltrim(substr(new.project_nr, instr(new.project_nr, '-') + 1), '0')); END;
--> statement-breakpoint
CREATE TRIGGER `projects_search_delete` AFTER DELETE ON `projects` BEGIN DELETE FROM `search_index` WHERE rowid = 2000000000000 + old.id; END;
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 3000000000000 + id, estimates.name || ' ' || estimates.estimate_nr FROM `estimates`;
--> statement-breakpoint
CREATE TRIGGER `estimates_search_insert` AFTER INSERT ON `estimates` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (3000000000000 + new.id, new.name || ' ' || new.estimate_nr); END;
--> statement-breakpoint
CREATE TRIGGER `estimates_search_update` AFTER UPDATE OF name, estimate_nr ON `estimates` BEGIN DELETE FROM `search_index` WHERE rowid = 3000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (3000000000000 + new.id, new.name || ' ' || new.estimate_nr); END;
--> statement-breakpoint
CREATE TRIGGER `estimates_search_delete` AFTER DELETE ON `estimates` BEGIN DELETE FROM `search_index` WHERE rowid = 3000000000000 + old.id; END;
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 4000000000000 + id, coalesce(invoices.invoice_nr, '') || ' ' || ltrim(replace(coalesce(invoices.invoice_nr, ''), rtrim(coalesce(invoices.invoice_nr, ''), '0123456789'), ''), '0') || ' ' || printf('%d.%02d', abs(invoices.total_cents) / 100, abs(invoices.total_cents) % 100) FROM `invoices`;
--> statement-breakpoint
CREATE TRIGGER `invoices_search_insert` AFTER INSERT ON `invoices` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (4000000000000 + new.id, coalesce(new.invoice_nr, '') || ' ' || ltrim(replace(coalesce(new.invoice_nr, ''), rtrim(coalesce(new.invoice_nr, ''), '0123456789'), ''), '0') || ' ' || printf('%d.%02d', abs(new.total_cents) / 100, abs(new.total_cents) % 100)); END;
--> statement-breakpoint
CREATE TRIGGER `invoices_search_update` AFTER UPDATE OF invoice_nr, total_cents ON `invoices` BEGIN DELETE FROM `search_index` WHERE rowid = 4000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (4000000000000 + new.id, coalesce(new.invoice_nr, '') || ' ' || ltrim(replace(coalesce(new.invoice_nr, ''), rtrim(coalesce(new.invoice_nr, ''), '0123456789'), ''), '0') || ' ' || printf('%d.%02d', abs(new.total_cents) / 100, abs(new.total_cents) % 100)); END;
--> statement-breakpoint
CREATE TRIGGER `invoices_search_delete` AFTER DELETE ON `invoices` BEGIN DELETE FROM `search_index` WHERE rowid = 4000000000000 + old.id; END;
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 5000000000000 + id, products.search FROM `products`;
--> statement-breakpoint
CREATE TRIGGER `products_search_insert` AFTER INSERT ON `products` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (5000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `products_search_update` AFTER UPDATE OF search ON `products` BEGIN DELETE FROM `search_index` WHERE rowid = 5000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (5000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `products_search_delete` AFTER DELETE ON `products` BEGIN DELETE FROM `search_index` WHERE rowid = 5000000000000 + old.id; END;
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 6000000000000 + id, stock_items.search FROM `stock_items`;
--> statement-breakpoint
CREATE TRIGGER `stock_items_search_insert` AFTER INSERT ON `stock_items` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (6000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `stock_items_search_update` AFTER UPDATE OF search ON `stock_items` BEGIN DELETE FROM `search_index` WHERE rowid = 6000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (6000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `stock_items_search_delete` AFTER DELETE ON `stock_items` BEGIN DELETE FROM `search_index` WHERE rowid = 6000000000000 + old.id; END;
--> statement-breakpoint
INSERT INTO `search_index` (rowid, words) SELECT 7000000000000 + id, users.search FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN INSERT INTO `search_index` (rowid, words) VALUES (7000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF search ON `users` BEGIN DELETE FROM `search_index` WHERE rowid = 7000000000000 + old.id; INSERT INTO `search_index` (rowid, words) VALUES (7000000000000 + new.id, new.search); END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` BEGIN DELETE FROM `search_index` WHERE rowid = 7000000000000 + old.id; END;
