/** What the product has in the head of every page. */
export const Look = ({ title, palette, stylesheet }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{`Projekti – ${title}`}</title>
    <meta name="application-name" content={title} />
    <meta name="robots" content="noindex" />
    <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
    {stylesheet && <link rel="stylesheet" href={stylesheet} />}
    <link rel="icon" href="/api/images/favicon-light.svg" media="(prefers-color-scheme: light)" />
    <link rel="icon" href="/api/images/favicon-dark.svg" media="(prefers-color-scheme: dark)" />
    <style>{palette}</style>
  </>
);
