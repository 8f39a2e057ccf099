import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/projects": screen("/projects?status=2&page=2"),
  "/projects/add": screen("/projects/add"),
  "/projects/filter": screen("/projects/filter"),
  "/projects/:projectId": screen("/projects/1"),
  "/projects/:projectId/delete": screen("/projects/1/delete"),
  "/projects/:projectId/planning": screen("/projects/1/planning", "/projects"),
  "/choices/projects": screen("/choices/projects?q=a"),
};

export const oddities = [gone(screen("/projects/999999"))];
