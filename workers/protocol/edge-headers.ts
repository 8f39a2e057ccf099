/** What the edge tells the embedded backend about a request, in headers that the gate strips from what comes in. */
export const edgeHeaders = {
  installation: "x-installation",
  jurisdiction: "x-installation-jurisdiction",
  origin: "x-tenant-origin",
  title: "x-tenant-title",
  clientAddress: "x-client-address",
  /** All hosts of the installation, where a call names one. */
  addresses: "x-installation-addresses",
  /** The number of a browser in which the person who signs in has done so before (known-browser.ts). */
  knownBrowser: "x-known-browser",
} as const;
