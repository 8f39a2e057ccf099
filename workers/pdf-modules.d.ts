/** What the documents take of the parts that @react-pdf/renderer is put together of, none of which says it in full. */
declare module "@react-pdf/layout" {
  /** A node with its place on a page. */
  export interface LaidOut {
    type: string;
    box?: { top: number; left: number; width: number; height: number };
    style?: object;
    props?: {
      tag?: string;
      alt?: string;
      fixed?: boolean;
      scope?: "Column" | "Row";
      paint?: () => unknown;
    };
    children?: LaidOut[];
  }

  const layout: (document: object, fonts: object) => Promise<{ children: LaidOut[] }>;
  export default layout;
}

declare module "@react-pdf/render" {
  /** Draws pages into a document and ends it. */
  const render: (document: object, laidOut: object) => unknown;
  export default render;
}

declare module "pdfkit" {
  interface StructureElement {
    add(child: object): this;
  }

  export default class PDFDocument {
    constructor(options: object);
    /** What is known of the document, by its names in the file. */
    info: Record<string, string | Date>;
    /** Writes what is known of the document into its XML metadata. */
    protected _addInfo(): void;
    file(bytes: Uint8Array, options: object): object;
    on(event: "data", listener: (chunk: Uint8Array) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: unknown) => void): this;
    struct(type: string, options?: object): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string): this;
    markStructureContent(tag: string): object;
    endMarkedContent(): this;
  }
}
