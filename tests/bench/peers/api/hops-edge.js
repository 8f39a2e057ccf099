/** The way in alone: what the product's edge is bound to, and hands every request on. */
export default {
  fetch: (request, { BACKEND }) => BACKEND.fetch(request),
};
