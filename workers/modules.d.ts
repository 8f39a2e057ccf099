declare module "*.sql" {
  const text: string;
  export default text;
}

declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** What workers/cli/resvg.ts writes. */
declare module "virtual:resvg-factory" {
  import type { initWasm, Resvg } from "@resvg/resvg-wasm";

  const begin: () => { initWasm: typeof initWasm; Resvg: typeof Resvg };
  export default begin;
}

/** What workers/cli/yoga.ts writes: a script of Emscripten. */
declare module "virtual:yoga-factory" {
  const factory: (options: {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => WebAssembly.Exports;
  }) => Promise<object>;
  export default factory;
}

declare module "virtual:yoga-wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** Of yoga-layout, which does not export these two. */
declare module "virtual:yoga-assembly" {
  const wrapAssembly: (assembly: object) => {
    Config: { create: () => object };
    Node: { createWithConfig: (config: object) => object };
  };
  export default wrapAssembly;
}

declare module "virtual:yoga-enums" {
  type Names = Record<string, number>;
  export const Align: Names;
  export const Display: Names;
  export const Edge: Names;
  export const FlexDirection: Names;
  export const Gutter: Names;
  export const Justify: Names;
  export const MeasureMode: Names;
  export const Overflow: Names;
  export const PositionType: Names;
  export const Wrap: Names;
}

/** Comes without types. */
declare module "subset-font" {
  const subsetFont: (
    font: Uint8Array,
    characters: string,
    options: { targetFormat: "truetype"; noHinting: boolean; keepFeatures: readonly string[] },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}

/** What `remix vite:build` writes. */
declare module "virtual:pages" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

/** Of the runtime's own; the types of browsers, which the pages need, do not have it. */
interface ReadableStreamBYOBReader {
  readAtLeast<T extends ArrayBufferView>(bytes: number, view: T): Promise<ReadableStreamReadResult<T>>;
}

interface ReadableStream<R> {
  [Symbol.asyncIterator](): AsyncIterableIterator<R>;
}
