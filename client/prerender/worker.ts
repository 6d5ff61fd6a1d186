import { parentPort, workerData } from 'node:worker_threads';
import { defaultLocale, isMemberPath, locales, type Locale } from '#shared/locales.ts';
import { siteViewOf } from '#shared/site-view.ts';
import { composeDocuments, type Composition } from './compose.ts';
import { localesOf, renderedPages } from './pages.ts';
import { signedInPages } from './signed-in.ts';

/**
 * Renders the public pages in every language and the loading states of signed-in pages with the facts of a site, and posts the
 * files: once in the build, and in the server when a site is published. Terminating the worker closes the client's open handles.
 */

// The router's browser build writes to `self`.
Reflect.set(globalThis, 'self', globalThis);

// Queries of signed-in pages stay pending.
globalThis.fetch = () => new Promise(() => undefined);

const composition = workerData as Composition;
const { site, legalTexts, scope } = composition;
const { renderFrame, renderPage, renderSignedIn } = await import('./render.tsx');
const frames = [];
const pages = [];
const signedIn = [];
for (const locale of locales) {
  frames.push(await renderFrame(locale, siteViewOf(site, locale)));
  for (const [path, { legal }] of Object.entries(renderedPages)) {
    const text = legalTexts.find((one) => one.page === legal && one.locale === locale);
    if (!localesOf(path).includes(locale) || isLeftOut(path, text !== undefined)) continue;
    pages.push(await renderPage(locale, path, text));
  }
  if (scope === 'legal') continue;
  for (const [path, { role }] of Object.entries(signedInPages)) {
    const own: readonly Locale[] = isMemberPath(path) ? locales : [defaultLocale];
    if (own.includes(locale)) signedIn.push(await renderSignedIn(locale, path, role));
  }
}
parentPort?.postMessage(composeDocuments(composition, { frames, pages, signedIn }));

/** Legal pages need their text; without a landing page its address leads elsewhere. */
function isLeftOut(path: string, hasText: boolean): boolean {
  if (renderedPages[path]?.legal) return !hasText;
  return scope === 'legal' || (path === '/' && !site.site.hasLanding);
}
