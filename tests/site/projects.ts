import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/projects": screen("/projects?status=2&page=2"),
  "/projects/add": screen("/projects/add"),
  "/projects/filter": screen("/projects/filter"),
  "/projects/columns": screen("/projects/columns?status=2"),
  "/projects/selected": screen("/projects/selected"),
  "/projects/:projectId": screen("/projects/1"),
  "/projects/:projectId/documents": screen("/projects/1/documents"),
  "/projects/:projectId/files": screen("/projects/1/files"),
  "/projects/:projectId/plan": screen("/projects/1/plan"),
  "/projects/:projectId/data": screen("/projects/1/data"),
  "/projects/:projectId/data/delete": screen("/projects/1/data/delete"),
  "/projects/:projectId/history": screen("/projects/1/history"),
  "/projects/:projectId/delete": screen("/projects/1/delete", "/projects/1/data/delete"),
  "/projects/:projectId/status": screen("/projects/1/status", "/projects/1"),
  "/projects/:projectId/planning": screen("/projects/1/planning", "/projects"),
  "/choices/projects": screen("/choices/projects?q=a"),
};

export const oddities = [gone(screen("/projects/999999"))];
