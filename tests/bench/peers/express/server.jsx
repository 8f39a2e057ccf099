import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { Planning, Search } from "./controls.jsx";
import { listProjects, look, pageOf, plan, viewerOf } from "./page/data.js";
import { Look } from "./page/look.jsx";
import { ProjectsPage } from "./page/projects.jsx";

// The floor: express and React, nothing between them.
const server = express().disable("x-powered-by").disable("etag");

server.use("/style", express.static("style"));

server.get("/projects", (request, response) => {
  const token = tokenOf(request);
  const viewer = viewerOf(token);
  if (!viewer) return response.redirect("/login");
  const { title, palette } = look();
  const list = listProjects(pageOf(request.query));
  const { pipe } = renderToPipeableStream(
    <html lang="lv">
      <head>
        <Look title={title} palette={palette} stylesheet="/style/app.css" />
      </head>
      <body>
        <ProjectsPage
          viewer={{ name: viewer.name, company: title }}
          list={list}
          query={request.query}
          address="/projects"
          Link={Link}
          Search={Search}
          Planning={Planning}
        />
        {/* What a script in the browser would start from. */}
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can begin or end
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ title, viewer, list }).replaceAll("<", "\\u003c"),
          }}
        />
      </body>
    </html>,
    {
      onShellReady() {
        response.set({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
        pipe(response);
      },
    },
  );
});

server.post("/projects/:id/planning", (request, response) => {
  plan(Number(request.params.id), tokenOf(request));
  response.redirect(303, "/projects");
});

server.get("/login", (_request, response) => response.send("Sign in"));

server.listen(Number(process.env.PORT), "127.0.0.1");

const tokenOf = ({ headers }) => /(?:^|;\s*)session=([^;]+)/.exec(headers.cookie ?? "")?.[1];

const Link = ({ href, scroll, ...link }) => <a href={href} {...link} />;
