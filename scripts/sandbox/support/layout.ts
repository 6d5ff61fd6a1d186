import { html, type Html } from './html.ts';

/** Styles of every sandbox page: no scripts or external resources, as the content security policy demands. */
const styles: Html = {
  markup: `
:root { color-scheme: light dark; --ink: light-dark(#1b2430, #e7ebf0); --soft: light-dark(#5b6675, #a4afbd); --paper: light-dark(#f6f7f9, #12171d);
  --card: light-dark(#fff, #1a212a); --line: light-dark(#dde2e8, #303a46); --accent: light-dark(#1d4f91, #8bb8f0); --on-accent: light-dark(#fff, #0d1621);
  --good: light-dark(#1b6e43, #7fd1a3); --bad: light-dark(#a92a23, #ff9d94); --warn-ground: light-dark(#fff5da, #3a2f10); --warn-ink: light-dark(#6a4b00, #f3d58a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.narrow { max-width: 30rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0 .75rem; } a { color: var(--accent); } .soft { color: var(--soft); } .good { color: var(--good); } .bad { color: var(--bad); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.25rem; margin: 1rem 0; }
.notice { background: var(--warn-ground); color: var(--warn-ink); padding: .5rem 1rem; text-align: center; font-size: .9rem; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 500; } .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 0; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
button, .button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 8px; border: 1px solid var(--line); background: var(--card);
  color: var(--ink); cursor: pointer; text-decoration: none; display: inline-block; }
button.primary, .button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; } .wide { width: 100%; text-align: center; }
iframe { width: 100%; min-height: 32rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
`,
};

/** A complete page. `narrow` suits a form; `styles` adds page-specific rules. */
export function page(options: { title: string; body: Html; narrow?: boolean; styles?: Html; notice?: string }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${options.title}</title>
        <style>
          ${styles}${options.styles}
        </style>
      </head>
      <body>
        ${options.notice === undefined ? null : html`<div class="notice" role="note">${options.notice}</div>`}
        <main class="${options.narrow === true ? 'narrow' : ''}">${options.body}</main>
      </body>
    </html> `.markup;
}

/** `2026-03-04 05:06:07` in UTC, from milliseconds. */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);
}

/** A horizontally scrolling table; shows `empty` without rows. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly (Html | string | number)[])[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p class="soft">${empty}</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
