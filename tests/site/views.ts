import { type Addresses, gone, home, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/views/add": screen("/views/add?list=projects&query=status%3D2"),
  "/no-file": home("/no-file"),
  "/views/:viewId": screen("/views/1"),
  "/views/:viewId/delete": screen("/views/1/delete"),
};

export const oddities = [gone(screen("/views/999999"))];
