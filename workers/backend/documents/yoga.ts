import wrapAssembly from "virtual:yoga-assembly";
import {
  Align,
  Display,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  MeasureMode,
  Overflow,
  PositionType,
  Wrap,
} from "virtual:yoga-enums";
import factory from "virtual:yoga-factory";
import wasm from "virtual:yoga-wasm";
import { standIn } from "./layout-engine.ts";

/**
 * Stands in for "yoga-layout/load", on which @react-pdf/layout is built ([alias] in wrangler.toml). The package compiles
 * its WebAssembly from bytes; workerd runs only what was deployed as a module.
 */
export const loadYoga = () =>
  standIn(async () =>
    wrapAssembly(
      await factory({
        instantiateWasm: (imports, done) => {
          const instance = new WebAssembly.Instance(wasm, imports);
          done(instance);
          return instance.exports;
        },
      }),
    ),
  );

export { Align, Display, Edge, FlexDirection, Gutter, Justify, MeasureMode, Overflow, PositionType, Wrap };
