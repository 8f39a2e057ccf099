/** Who may import whom (design §2): tests/architecture.test.ts holds the code to it. */

/** What a layer may know beside libraries. The first that a file belongs to counts. */
export const layers: { layer: string; of: RegExp; may: RegExp }[] = [
  { layer: "the model, itself", of: /^app\/model\//, may: /^app\/model\// },
  { layer: "texts, the model", of: /^app\/locales\//, may: /^app\/(locales|model)\// },
  {
    layer: "parts of the interface, the model and texts",
    of: /^app\/ui\//,
    may: /^app\/(ui|model|locales)\//,
  },
  {
    layer: "routes, parts, model, texts and what pages speak with",
    of: /^app\/routes\//,
    may: /^(app\/((routes|forms|lists|loading|ui|model|locales|styles)\/|[\w-]+\.tsx?$)|party\/messages\.ts$)/,
  },
  { layer: "the app, the app", of: /^app\//, may: /^(app\/|party\/messages\.ts$)/ },
  { layer: "the room, the model", of: /^party\//, may: /^(party|app\/model)\// },
  {
    layer: "what both Workers say to each other, the model",
    of: /^workers\/protocol\//,
    may: /^(workers\/protocol|app\/model)\//,
  },
  {
    layer: "the edge, what both say, model and texts, and what the room is told",
    of: /^workers\/edge\//,
    may: /^(workers\/(edge|protocol)\/|party\/(admission|messages|replay-guard|relayed)\.ts$|app\/(model|locales)\/)/,
  },
  {
    layer: "rows and words, model and texts, and the messages of the room",
    of: /^workers\/backend\/(db|words)\//,
    may: /^(workers\/(protocol|backend\/(db|words|migrations))\/|party\/messages\.ts$|app\/(model|locales)\/)/,
  },
  {
    layer: "documents, refusals, model and texts",
    of: /^workers\/backend\/documents\//,
    may: /^(workers\/(protocol|backend\/documents)\/|workers\/backend\/operations\/errors\.ts$|app\/(model|locales)\/|build\/yoga\/)/,
  },
  {
    layer: "what every operation stands on, the rows",
    of: /^workers\/backend\/(operations|mail|sign-in|jobs|files)\//,
    may: /^(workers\/(protocol|backend\/(operations|mail|sign-in|jobs|files|db|words))\/|workers\/backend\/(env|contract)\.ts$|party\/messages\.ts$|app\/(model|locales)\/)/,
  },
  {
    layer: "the API, what operations stand on",
    of: /^workers\/backend\/api\//,
    may: /^(workers\/(protocol|backend\/(api|operations|mail|sign-in|files|db|words))\/|app\/(model|locales)\/)/,
  },
  {
    layer: "backups, the rows and how an installation is reached",
    of: /^workers\/backend\/backups\//,
    may: /^(workers\/(protocol|backend\/(backups|operations|jobs|files|db|migrations))\/|workers\/backend\/(env|contract|installation-of)\.ts$|app\/(model|locales)\/)/,
  },
  {
    layer: "the front, documents and how an installation is reached, but no rows",
    of: /^workers\/backend\/front\//,
    may: /^(workers\/(protocol|backend\/(front|documents|operations|mail|files|words))\/|workers\/backend\/(env|contract|installation-of|room)\.ts$|party\/(admission|messages|relayed)\.ts$|app\/(model|locales)\/)/,
  },
  {
    layer: "what the backend is composed of, the backend",
    of: /^workers\/backend\//,
    may: /^(workers\/(protocol|backend)\/|party\/|app\/(model|locales)\/)/,
  },
  {
    layer: "the conformance kit, the model, who may do what, and how a write is shown to be wanted",
    of: /^workers\/cli\/conformance\//,
    may: /^(workers\/cli\/conformance\/|app\/model\/|workers\/backend\/(app|operations\/access)\.ts$|workers\/edge\/gate\/xsrf\.ts$)/,
  },
  {
    layer: "commands, commands, what they print of the product, and what they build it of",
    of: /^workers\/cli\//,
    may: /^(workers\/cli\/|workers\/backend\/(app|operations\/access)\.ts$|app\/(model\/|remix\/(router|plain-remix|short-manifest)\.ts$))/,
  },
  {
    layer: "what is never deployed, both Workers",
    of: /^workers\/local\//,
    may: /^(workers\/(local|edge|backend|protocol)\/|party\/|app\/(model|locales)\/)/,
  },
];
