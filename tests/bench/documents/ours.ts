import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { startProduct } from "../support/product.ts";
import { type Line, linesOf, type Paper, positionsOf, productsOf } from "./data.ts";
import { type Side, timed } from "./sides.ts";

/**
 * The product as `npm start` runs it: a request through the edge, with its session, the document read from the database,
 * and the rendering put into the store. Before each a text of it is changed, so that none comes from there; the invoice is
 * a draft, as an issued one is rendered once for good.
 */
export async function startOurs(picture: Uint8Array): Promise<Side> {
  await startProduct();
  const admin = await callerAt(
    await newInstallation({ demonstration: "portal", title: "Bench" }),
    signIns.admin,
  );
  const product = await pictured(admin, picture);
  const known = new Map<string, Document>();
  let turn = 0;
  return {
    name: "ours",
    async render(paper) {
      const document = known.get(paper.name) ?? (await made(admin, paper, product));
      known.set(paper.name, document);
      turn += 1;
      await done(admin("PATCH", document.path, { body: { [document.text]: `<p>${turn}</p>` } }));
      const { result, time } = await timed(() => admin("GET", document.pdf));
      if (result.headers["x-rendering"] !== "new")
        throw new Error(`${paper.name} was not rendered: ${result.text}`);
      return { pdf: result.bytes, time };
    },
  };
}

/** Where a document is, which text of it is changed, and where its PDF is. */
interface Document {
  path: string;
  text: "commentary" | "comment";
  pdf: string;
}

async function made(admin: Caller, paper: Paper, product: Pictured): Promise<Document> {
  const id = await estimated(admin, paper, product);
  if (paper.kind !== "invoice")
    return {
      path: `/estimates/${id}`,
      text: "commentary",
      pdf: `/estimates/${paper.kind}/${id}/?lang=lv`,
    };
  const draft = (await done(admin("POST", `/${id}/invoices`, { body: {} }))).data.id;
  return { path: `/invoices/${draft}`, text: "comment", pdf: `/invoices/pdf/${draft}?lang=lv` };
}

interface Pictured {
  id: number;
  image: number;
}

async function pictured(admin: Caller, picture: Uint8Array): Promise<Pictured> {
  const body = { code: "BENCH", name: { lv: "Krūze" }, default_measure_unit_id: 1 };
  const { id } = (await done(admin("POST", "/products", { body }))).data;
  const form = multipart([imagePart(picture)]);
  const { images } = await done(admin("POST", `/products/${id}/add-files`, form));
  return { id, image: images[0].id };
}

/** The estimate with the document's lines. */
async function estimated(admin: Caller, { name, kind, groups }: Paper, product: Pictured): Promise<number> {
  const isOffer = kind === "offer-pdf";
  const count = groups.reduce((all, { lines }) => all + lines.length, 0);
  const [project] = (await done(admin("GET", "/projects"))).data;
  const created = { name, project_id: project.id, estimate_type_id: isOffer ? 2 : 1 };
  const { id } = (await done(admin("POST", "/estimates", { body: created }))).data;
  const positions = isOffer ? [productsOf(count)] : positionsOf(linesOf(count));
  for (const [index, lines] of positions.entries()) {
    const position_items = lines.map((line) => itemOf(line, isOffer ? product.id : null));
    const body = { estimate_id: id, name: `Pozīcija ${index + 1}`, type_id: 1, position_items };
    const { data } = await done(admin("POST", "/positions", { body }));
    if (!isOffer) continue;
    for (const item of data.position_items)
      await done(admin("POST", `/position_items/${item.id}/images`, { body: { images: [product.image] } }));
  }
  return id;
}

const itemOf = ({ name, quantity, price }: Line, product_id: number | null) => ({
  name,
  measure_unit_id: 1,
  product_id,
  quantity: String(quantity),
  price: (price / 100).toFixed(2),
});

async function done(answer: ReturnType<Caller>) {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return json();
}
