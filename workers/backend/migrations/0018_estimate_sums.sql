ALTER TABLE `estimates` ADD `full_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `estimates_net` ON `estimates` ((full_cents - (full_cents * discount + 500000) / 1000000));
--> statement-breakpoint
UPDATE `estimates` SET full_cents = coalesce((SELECT sum(iif(i.price IS NULL, i.total_cents, (i.price * i.quantity + 500000) / 1000000)) FROM position_items i JOIN positions p ON p.id = i.position_id WHERE p.estimate_id = estimates.id), 0);
--> statement-breakpoint
-- Each line adds what it is, or what it became: adding all lines up for each of them would take as long as their number squared.
CREATE TRIGGER `position_items_sum_insert` AFTER INSERT ON `position_items` BEGIN UPDATE `estimates` SET full_cents = full_cents + iif(new.price IS NULL, new.total_cents, (new.price * new.quantity + 500000) / 1000000) WHERE id = (SELECT estimate_id FROM positions WHERE id = new.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `position_items_sum_update` AFTER UPDATE OF price, quantity, total_cents, position_id ON `position_items` BEGIN UPDATE `estimates` SET full_cents = full_cents - iif(old.price IS NULL, old.total_cents, (old.price * old.quantity + 500000) / 1000000) WHERE id = (SELECT estimate_id FROM positions WHERE id = old.position_id); UPDATE `estimates` SET full_cents = full_cents + iif(new.price IS NULL, new.total_cents, (new.price * new.quantity + 500000) / 1000000) WHERE id = (SELECT estimate_id FROM positions WHERE id = new.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `position_items_sum_delete` AFTER DELETE ON `position_items` BEGIN UPDATE `estimates` SET full_cents = full_cents - iif(old.price IS NULL, old.total_cents, (old.price * old.quantity + 500000) / 1000000) WHERE id = (SELECT estimate_id FROM positions WHERE id = old.position_id); END;
