import { deflateSync, inflateSync } from "node:zlib";

/**
 * Stands in for "fflate", of which the makers of PDFs take these two ([alias] in wrangler.toml): to unpack a picture with
 * transparency, it starts a thread of its own, which workerd has not. The runtime's own are faster as well.
 */
export const zlibSync = (data: Uint8Array): Uint8Array => deflateSync(data);

export function unzlib(data: Uint8Array, done: (error: null, unpacked: Uint8Array) => void): void {
  done(null, inflateSync(data));
}
