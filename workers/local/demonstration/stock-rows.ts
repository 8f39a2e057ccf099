import type { NewUser } from "#backend/db/users.ts";
import { roleIds } from "#model/user/role.ts";
import { acmeStock } from "./acme-stock.ts";
import { betaStock } from "./beta-stock.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { portalStock } from "./portal/stock.ts";
import type { Random } from "./random.ts";
import type { ItemSketch, StockContent } from "./stock.ts";

export const stocks: Record<DemonstrationName, StockContent> = {
  portal: portalStock,
  acme: acmeStock,
  beta: betaStock,
};

/** Who works as what: names of an agency item, and no two alike. */
export interface PositionRow {
  email: string;
  item: string;
}

/** A price of a client's own, by the names of both; `price` as it is typed. */
export interface CustomerPriceRow {
  client: string;
  item: string;
  price: string;
}

const isPosition = ({ unit, is_active }: ItemSketch) => is_active && unit === "st.";

/** Gives every employee a job position of their own: work that is paid by the hour. */
export function positionsOf(stock: StockContent, people: NewUser[], random: Random): PositionRow[] {
  const positions = random.shuffle(stock.agency.filter(isPosition));
  return people
    .filter(({ role_id }) => role_id === roleIds.employee)
    .flatMap(({ email }, index) => {
      const item = positions[index];
      return item ? { email, item: item.name } : [];
    });
}

const pricesPerClient = 4;

/** What a few clients pay: something less than everybody else. */
export function customerPricesOf(
  stock: StockContent,
  clients: readonly { name: string }[],
  random: Random,
): CustomerPriceRow[] {
  const chosen = random.shuffle(clients);
  const items = stock.agency.filter(({ is_active }) => is_active);
  return chosen
    .flatMap((client) =>
      random
        .shuffle(items)
        .slice(0, random.whole(2, pricesPerClient))
        .map((item) => ({
          client: client.name,
          item: item.name,
          price: reduced(Number(item.price), random.whole(80, 95)),
        })),
    )
    .slice(0, stock.customerPrices);
}

/** A price at so many per cent: of half euros, or of hundredths of a cent where it is small. */
function reduced(price: number, percent: number): string {
  const share = (price * percent) / 100;
  return price >= 10 ? (Math.round(share * 2) / 2).toFixed(2) : share.toFixed(4);
}
