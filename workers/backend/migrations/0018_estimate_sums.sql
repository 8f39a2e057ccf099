ALTER TABLE `estimates` ADD `net_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `estimates_net` ON `estimates` (`net_cents`);
--> statement-breakpoint
UPDATE `estimates` SET net_cents = coalesce((SELECT full - (full * estimates.discount + 500000) / 1000000 FROM (
	SELECT sum(iif(i.price IS NULL, i.total_cents, (i.price * i.quantity + 500000) / 1000000)) AS full
	FROM position_items i JOIN positions p ON p.id = i.position_id WHERE p.estimate_id = estimates.id)), 0);
--> statement-breakpoint
CREATE TRIGGER `position_items_net_insert` AFTER INSERT ON `position_items` BEGIN UPDATE `estimates` SET net_cents = coalesce((SELECT full - (full * estimates.discount + 500000) / 1000000 FROM (
	SELECT sum(iif(i.price IS NULL, i.total_cents, (i.price * i.quantity + 500000) / 1000000)) AS full
	FROM position_items i JOIN positions p ON p.id = i.position_id WHERE p.estimate_id = estimates.id)), 0) WHERE id = (SELECT estimate_id FROM positions WHERE id = new.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `position_items_net_update` AFTER UPDATE OF price, quantity, total_cents ON `position_items` BEGIN UPDATE `estimates` SET net_cents = coalesce((SELECT full - (full * estimates.discount + 500000) / 1000000 FROM (
	SELECT sum(iif(i.price IS NULL, i.total_cents, (i.price * i.quantity + 500000) / 1000000)) AS full
	FROM position_items i JOIN positions p ON p.id = i.position_id WHERE p.estimate_id = estimates.id)), 0) WHERE id = (SELECT estimate_id FROM positions WHERE id = new.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `position_items_net_delete` AFTER DELETE ON `position_items` BEGIN UPDATE `estimates` SET net_cents = coalesce((SELECT full - (full * estimates.discount + 500000) / 1000000 FROM (
	SELECT sum(iif(i.price IS NULL, i.total_cents, (i.price * i.quantity + 500000) / 1000000)) AS full
	FROM position_items i JOIN positions p ON p.id = i.position_id WHERE p.estimate_id = estimates.id)), 0) WHERE id = (SELECT estimate_id FROM positions WHERE id = old.position_id); END;
--> statement-breakpoint
CREATE TRIGGER `estimates_net_discount` AFTER UPDATE OF discount ON `estimates` BEGIN UPDATE `estimates` SET net_cents = coalesce((SELECT full - (full * estimates.discount + 500000) / 1000000 FROM (
	SELECT sum(iif(i.price IS NULL, i.total_cents, (i.price * i.quantity + 500000) / 1000000)) AS full
	FROM position_items i JOIN positions p ON p.id = i.position_id WHERE p.estimate_id = estimates.id)), 0) WHERE id = new.id; END;
