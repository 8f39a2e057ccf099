interface Place {
  name: string;
  jurisdiction?: string | undefined;
}

/** The object of an installation, where it has to stay. Only names from the tenant registry get here (design §6). */
export function installationIn<Calls extends Rpc.DurableObjectBranded | undefined>(
  namespace: DurableObjectNamespace<Calls>,
  { name, jurisdiction }: Place,
): DurableObjectStub<Calls> {
  const place = jurisdiction === "eu" ? namespace.jurisdiction("eu") : namespace;
  return place.get(place.idFromName(name));
}
