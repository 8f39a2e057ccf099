/** What the platform packs: text, in whatever it is written. */
const text =
  /^(text\/(html|css|plain|javascript|xml)|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)\b/;

/**
 * Packs an answer of a local run as the platform packs those of a deployment, so that one measures here what people get
 * there. workerd packs a body whose encoding is named and that was not given one by hand.
 */
export function packed(request: Request, response: Response): Response {
  const accepted = (request.headers.get("accept-encoding") ?? "").split(",").map((name) => name.trim());
  const encoding = ["br", "gzip"].find((name) => accepted.includes(name));
  const { headers, body } = response;
  const isText = text.test(headers.get("content-type") ?? "");
  if (!encoding || !isText || body === null || headers.has("content-encoding")) return response;
  const answer = new Response(body, response);
  answer.headers.set("Content-Encoding", encoding);
  answer.headers.append("Vary", "Accept-Encoding");
  return answer;
}
