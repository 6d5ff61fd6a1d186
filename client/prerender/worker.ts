import { parentPort } from 'node:worker_threads';
import { defaultLocale, isMemberPath, locales, type Locale } from '#shared/locales.ts';
import { localesOf, renderedPages } from './pages.ts';
import { signedInPages } from './signed-in.ts';

/**
 * Renders every public page in every language and the loading states of signed-in pages, and posts them. Terminating the
 * worker closes the client's open handles.
 */

// The router's browser build writes to `self`.
Reflect.set(globalThis, 'self', globalThis);

// Queries of signed-in pages stay pending.
globalThis.fetch = () => new Promise(() => undefined);

const { renderFrame, renderPage, renderSignedIn } = await import('./render.tsx');
const frames = [];
const pages = [];
const signedIn = [];
for (const locale of locales) {
  frames.push(await renderFrame(locale));
  const paths = Object.keys(renderedPages).filter((path) => localesOf(path).includes(locale));
  for (const path of paths) pages.push(await renderPage(locale, path));
}
for (const [path, { role }] of Object.entries(signedInPages)) {
  const own: readonly Locale[] = isMemberPath(path) ? locales : [defaultLocale];
  for (const locale of own) signedIn.push(await renderSignedIn(locale, path, role));
}
parentPort?.postMessage({ frames, pages, signedIn });
