import { useRoot } from "#app/use-root.ts";

/** A script of the page, which comes with none of the framework's: it runs from its text, and knows nothing but what stands in it. */
export function OwnScript({ run }: { run: () => void }) {
  const nonce = useRoot()?.nonce;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours as text, nothing of it was typed by anybody
      dangerouslySetInnerHTML={{ __html: `(${run})()` }}
    />
  );
}
