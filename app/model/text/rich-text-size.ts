/** How many elements HTML begins, at least: it is counted before anything reads it. */
export const tagsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

interface Node {
  type: string;
  children?: readonly Node[];
  /** What stands in a template: shown by nothing, and as deep as anything else. */
  content?: Node;
}

/** How many elements a tree has, and how many of them stand in each other. Does not go down into it itself. */
export function extentOf(tree: Node): { elements: number; depth: number } {
  let elements = 0;
  let depth = 0;
  for (let level = childrenOf([tree]); level.length > 0; level = childrenOf(level)) {
    elements += level.length;
    depth += 1;
  }
  return { elements, depth };
}

const childrenOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap(({ children = [], content }) =>
    [...children, ...(content?.children ?? [])].filter(({ type }) => type === "element"),
  );
