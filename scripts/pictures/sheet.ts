import fs from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from './draw.ts';

/** Writes the page that shows all pictures: a row per state, with its widths in light and dark. */
export async function writeSheet(dir: string, pictures: readonly Picture[]): Promise<string> {
  const rows = Map.groupBy(pictures, ({ state }) => state.name);
  const body = [...rows].map(([name, drawn]) => {
    const figures = drawn.map(
      ({ file, width, theme }) =>
        `<a href="${file}"><img src="${file}" loading="lazy" width="${String(width / 2)}" alt="${name}, ${String(width)} px, ${theme}"></a>`,
    );
    return `<section id="${name}"><h2>${name} <code>${drawn[0]?.state.path ?? ''}</code></h2><div>${figures.join('')}</div></section>`;
  });
  const file = path.join(dir, 'index.html');
  const links = [...rows.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' ');
  await fs.writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title>${style}<nav>${links}</nav>${body.join('')}`,
  );
  return file;
}

const style = `<style>
body{font:14px/1.5 system-ui;margin:2rem;background:#777;color:#fff}
nav a{color:#fff;margin-inline-end:.75rem}
section>div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
img{height:auto;border-radius:4px}
</style>`;
