import { parentPort } from 'node:worker_threads';
import { locales } from '#shared/locales.ts';
import { localesOf, renderedPages } from './pages.ts';

/** Renders every page in every language and posts them. Terminating the worker closes the client's open handles. */

// The router's browser build writes to `self`.
Reflect.set(globalThis, 'self', globalThis);

const { renderFrame, renderPage } = await import('./render.tsx');
const frames = [];
const pages = [];
for (const locale of locales) {
  frames.push(await renderFrame(locale));
  const paths = Object.keys(renderedPages).filter((path) => localesOf(path).includes(locale));
  for (const path of paths) pages.push(await renderPage(locale, path));
}
parentPort?.postMessage({ frames, pages });
