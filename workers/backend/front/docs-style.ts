/** The looks of the contract's page: one style element, no file, no script. */
export const styles = `
:root { --ink: oklch(0.22 0.014 260); --quiet: oklch(0.46 0.017 260); --line: oklch(0.915 0.006 260);
  --fill: oklch(0.972 0.003 260); --link: oklch(0.45 0.13 250) }
* { box-sizing: border-box }
html { scroll-padding-top: 16px; text-size-adjust: 100% }
body { margin: 0; display: grid; grid-template-columns: 240px minmax(0, 1fr); color: var(--ink);
  font: 14px/20px Inter, ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere }
code, pre { font: 13px/20px ui-monospace, "SF Mono", Menlo, Consolas, monospace }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 24px; background: var(--fill);
  border-right: 1px solid var(--line) }
nav ul { list-style: none; margin: 0 0 16px; padding: 0 }
nav a { display: block; padding: 4px 0; text-decoration: none; color: inherit }
nav a:hover { text-decoration: underline }
.skip:not(:focus) { position: absolute; left: -999px }
.nouns > li > a { font-weight: 600 } .nouns > li > a::first-letter, h2::first-letter { text-transform: uppercase }
.nouns ul { margin: 0 0 8px; padding-left: 12px; border-left: 1px solid var(--line) }
.nouns ul a { color: var(--quiet) }
main { width: 100%; max-width: 1008px; padding: 24px 24px 96px }
h1, h2, h3, p, pre { margin: 0 0 8px }
h1 { font-size: 20px; line-height: 28px }
h2 { margin-top: 32px; font-size: 16px; line-height: 24px }
section > p, h1 ~ p { max-width: 720px }
small, .facts { font-size: 12px; line-height: 16px; font-weight: 400; color: var(--quiet) }
pre { padding: 12px; border-radius: 6px; background: var(--fill); white-space: pre-wrap }
article { margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 8px }
article:target { border-color: var(--link) }
h3, h3 code { font-size: 14px; font-weight: 600 }
.method { display: inline-block; min-width: 56px; padding: 0 8px; border-radius: 6px; text-align: center;
  font-size: 12px; background: oklch(0.965 0.02 250); color: oklch(0.45 0.13 250) }
.post { background: oklch(0.965 0.03 152); color: oklch(0.42 0.11 152) }
.put, .patch { background: oklch(0.97 0.04 85); color: oklch(0.44 0.1 70) }
.delete { background: oklch(0.965 0.02 20); color: oklch(0.48 0.18 25) }
b { font-weight: 600 }
.facts b { padding: 0 6px; border-radius: 6px; font-weight: 500; background: var(--fill); color: var(--ink) }
details, .bare { margin: 8px 0 0 }
summary, .bare { padding: 4px 0; font-weight: 600 }
summary { cursor: pointer }
@media (max-width: 767px) {
  body { display: block }
  nav { position: static; height: auto; padding: 16px; border: 0; border-bottom: 1px solid var(--line) }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 0 } .nouns ul { display: none }
  main { padding: 16px 16px 64px }
  article { padding: 12px }
}
@media print { nav { display: none } body { display: block } }
`;
