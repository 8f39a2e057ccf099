import { Building2, FolderKanban, LogOut, Menu, PanelLeftClose } from "lucide-react";
import { Icon } from "./icon.jsx";

const item =
  "flex h-9 w-full items-center gap-2.5 rounded-control px-2 text-primary-text transition-colors duration-150 hover:bg-primary-hover low:h-7";

export function SideMenu({ viewer, address, Link }) {
  return (
    <nav
      aria-label="Izvēlne"
      className="sticky top-0 z-20 hidden h-dvh shrink-0 flex-col bg-primary p-1 text-primary-text md:flex w-40"
    >
      <p className="mb-3 flex h-11 items-center gap-2 px-1.5 low:mb-1 low:h-9" title={viewer.name}>
        <Avatar name={viewer.name} />
        <span className="font-medium truncate">{viewer.name}</span>
      </p>
      <Entries Link={Link} />
      <div className="mt-auto flex flex-col gap-0.5">
        <LanguageSwitch address={address} />
        <form method="post" action="/frame/menu">
          <button type="submit" name="collapsed" value="yes" aria-expanded={true} className={item}>
            <Icon of={PanelLeftClose} />
            <span className="truncate">Sakļaut</span>
          </button>
        </form>
        <form method="post" action="/logout">
          <button type="submit" className={item}>
            <Icon of={LogOut} />
            <span className="truncate">Iziet</span>
          </button>
        </form>
        <img
          src="/api/images/logo-main.svg"
          alt={viewer.company}
          width={144}
          height={36}
          className="my-1 h-9 w-36 object-contain object-left px-1.5"
        />
      </div>
    </nav>
  );
}

export function MobileBar({ viewer, address, Link }) {
  return (
    <nav aria-label="Izvēlne" className="sticky top-0 z-20 h-12 bg-primary text-primary-text md:hidden">
      <details className="group">
        <summary className="flex h-12 list-none items-center gap-2 px-4 [&::-webkit-details-marker]:hidden">
          <Avatar name={viewer.name} />
          <span className="truncate font-medium">{viewer.name}</span>
          <span className="ml-auto">
            <Icon of={Menu} size={20} />
            <span className="sr-only">Izvēlne</span>
          </span>
        </summary>
        <div className="absolute inset-x-0 flex flex-col gap-0.5 bg-primary p-2 shadow-float">
          <Entries Link={Link} />
          <hr className="my-1 border-primary-text/20" />
          <LanguageSwitch address={address} />
          <form method="post" action="/logout">
            <button type="submit" className={item}>
              <Icon of={LogOut} />
              Iziet
            </button>
          </form>
        </div>
      </details>
    </nav>
  );
}

const Avatar = ({ name }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-white/20 text-xs font-semibold"
  >
    {name
      .split(" ")
      .map((word) => word.slice(0, 1))
      .join("")}
  </span>
);

const entries = [
  { path: "/projects", icon: FolderKanban, title: "Projekti" },
  { path: "/clients", icon: Building2, title: "Klienti" },
];

const Entries = ({ Link }) => (
  <ul className="flex flex-col gap-0.5">
    {entries.map(({ path, icon, title }) => (
      <li key={path}>
        <Link
          href={path}
          aria-current={path === "/projects" ? "page" : undefined}
          className="flex h-9 items-center gap-2.5 rounded-control px-2 font-medium text-primary-text transition-colors duration-150 hover:bg-primary-hover aria-[current=page]:bg-primary-active low:h-7"
        >
          <Icon of={icon} />
          <span className="truncate">{title}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const LanguageSwitch = ({ address }) => (
  <form method="post" action="/language">
    <input type="hidden" name="to" value={address} />
    <button type="submit" name="language" value="en" lang="en" title="English" className={item}>
      <span aria-hidden="true" className="w-4 text-center text-xs font-semibold uppercase">
        en
      </span>
      <span className="truncate">English</span>
    </button>
  </form>
);
