/** What the documents take of the layout engine: a configuration, and nodes that keep to it. */
interface Assembly<Config extends object> {
  Config: { create: () => Config };
  Node: { createWithConfig: (config: Config) => object };
}

let begin = async (): Promise<void> => undefined;

/**
 * Begins a new instance of the engine, with memory of its own; documents that are under way keep theirs. One that has
 * trapped is out of bounds for good, and whatever it laid out afterwards would fail.
 */
export const renewEngine = (): Promise<void> => begin();

/**
 * Stands in for an instance: @react-pdf/layout asks for one once and keeps it as long as the process runs, so that what
 * it keeps has to lead to whichever is in use.
 * @param load makes a new instance
 */
export async function standIn<Config extends object>(
  load: () => Promise<Assembly<Config>>,
): Promise<Assembly<Config>> {
  let current = await load();
  begin = async () => {
    current = await load();
  };
  /** Which instance a configuration is of: nodes of one are unknown to another. */
  const homes = new WeakMap<Config, Assembly<Config>>();
  return {
    Config: {
      create: () => {
        const config = current.Config.create();
        homes.set(config, current);
        return config;
      },
    },
    Node: { createWithConfig: (config) => (homes.get(config) ?? current).Node.createWithConfig(config) },
  };
}
