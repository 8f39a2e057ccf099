import { type Addresses, but, gone, home, login, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/views/add": screen("/views/add?list=projects&query=status%3D2"),
  "/no-file": but(home("/no-file"), { stranger: login("/no-file") }),
  "/views/:viewId": screen("/views/1"),
  "/views/:viewId/delete": screen("/views/1/delete"),
};

export const oddities = [gone(screen("/views/999999"))];
