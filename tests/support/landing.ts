/** Where each kind of visitor lands; null is the page that says that nothing is there. */
export interface Landing {
  stranger: string | null;
  admin: string | null;
  office: string | null;
  employee: string | null;
}

export interface Address {
  at: string;
  lands: Landing;
}

/** Addresses by their patterns, with an example of each. */
export type Addresses = Record<string, Address>;

export const login = (to: string) => `/login?to=${encodeURIComponent(to)}`;
const first = "/calendar";

/** Open to everybody, to everybody who is signed in, to administrators and users, to administrators alone. */
export const toAll = (at: string, to = at): Address => ({
  at,
  lands: { stranger: to, admin: to, office: to, employee: to },
});
export const toStaff = (at: string, to = at): Address => but(toAll(at, to), { stranger: login(to) });
export const screen = (at: string, to = at): Address => but(toStaff(at, to), { employee: first });
export const toAdmin = (at: string, to = at): Address => but(screen(at, to), { office: first });

/** Where everybody begins; administrators at the dashboard. */
export const home = (at: string): Address =>
  but(toAll(at, first), { stranger: "/login", admin: "/dashboard" });

/** An address that no page has. */
export const nothing = (at: string): Address => ({
  at,
  lands: { stranger: "/login", admin: null, office: null, employee: null },
});

/** An address that lands somewhere else than its kind. */
export const but = ({ at, lands }: Address, others: Partial<Landing>): Address => ({
  at,
  lands: { ...lands, ...others },
});

/** The address of a row that is not there, for those who might see it. */
export function gone({ at, lands }: Address): Address {
  const { stranger, admin, office, employee } = lands;
  const shown = (to: string | null) => (to === at ? null : to);
  return { at, lands: { stranger, admin: shown(admin), office: shown(office), employee: shown(employee) } };
}
