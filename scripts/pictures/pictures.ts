import '../run/die-with-parent.ts';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from '../run/browser.ts';
import { say, step } from '../run/console.ts';
import { inRoot } from '../run/paths.ts';
import { runToEnd } from '../run/process.ts';
import { withTemporaryProduct } from '../run/temporary-product.ts';
import { draw, findMarks, openWindow, type Picture } from './draw.ts';
import { drawReadme } from './readme.ts';
import { drawSharedLinks } from './shared-links.ts';
import { writeSheet } from './sheet.ts';
import { states, themes, widths } from './states.ts';

/*
 * Draws the product's states at three widths in light and dark, from the demo data, and a page that shows all:
 * `dist/pictures/index.html`. `-- --url http://localhost:3000` draws a running product, `--only price,list` some states,
 * `--readme` the three pictures of the README, `--shared-links` those that networks show beside a link.
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string' },
    readme: { type: 'boolean', default: false },
    'shared-links': { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const chosen = states.filter(({ name }) => only === undefined || only.includes(name));
const chosenWidths: readonly number[] = values.width === undefined ? widths : values.width.split(',').map(Number);
const dir = inRoot('dist/pictures');

async function drawAll(url: string): Promise<void> {
  await fs.mkdir(dir, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
  try {
    if (values['shared-links']) {
      await drawSharedLinks({ browser, url, dir: inRoot('client/public/og') });
      return;
    }
    const marks = await findMarks({ browser, url });
    if (values.readme) {
      await drawReadme({ browser, url, dir: inRoot('scripts/pictures/readme'), marks });
      return;
    }
    const pictures: Picture[] = [];
    for (const viewer of ['guest', 'customer', 'authenticator', 'admin'] as const) {
      for (const width of chosenWidths) {
        for (const theme of themes) {
          const context = await openWindow({ browser, url }, { viewer, width, theme });
          for (const state of chosen.filter((one) => one.viewer === viewer)) {
            const picture = { state, width, theme, file: `${state.name}-${String(width)}-${theme}.webp` };
            await step(picture.file, () => draw(context, picture, { browser, url, dir, marks }));
            pictures.push(picture);
          }
          await context.close();
        }
      }
    }
    const order = new Map(states.map(({ name }, index) => [name, index]));
    const rank = ({ state }: Picture) => order.get(state.name) ?? 0;
    say(
      `pictures: ${path.relative(
        process.cwd(),
        await writeSheet(
          dir,
          pictures.toSorted((a, b) => rank(a) - rank(b)),
        ),
      )}`,
    );
  } finally {
    await browser.close();
  }
}

await ensureBrowser();
if (values.url === undefined)
  await withTemporaryProduct(drawAll, (env) => runToEnd([inRoot('scripts/seed/seed.ts')], { env }));
else await drawAll(values.url);
