import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  Router,
  static as serveStatic,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { legalPages } from '#shared/legal.ts';
import {
  defaultLocale,
  isLocalizedPath,
  isMemberPath,
  localizePath,
  readLocaleCookie,
  resolveLocale,
  splitLocale,
  type Locale,
} from '#shared/locales.ts';
import { currencies } from '#shared/money.ts';
import { resolveAccess } from '#shared/page-access.ts';
import { renderingFolder } from '#shared/rendering.ts';
import { fillPrices, type ShownPrices } from '#shared/stated-prices.ts';
import type { ClientPages, Page } from './client-pages.ts';
import { createSiteRenderer, type SiteRenderer, type SiteRendererOptions } from './site-renderer.ts';

/**
 * Serves the built client: immutable hashed assets, public pages rendered ahead, signed-in pages in their loading state, and a
 * noindex shell per language for all other routes. The documents are those of the site in force.
 */

const yearSeconds = 365 * 24 * 60 * 60;
const hourSeconds = 60 * 60;
/** Files that are rendered with the site, with their caching. */
const siteFiles = {
  'robots.txt': { type: 'text/plain', cache: `public, max-age=${String(hourSeconds)}` },
  'sitemap.xml': { type: 'application/xml', cache: `public, max-age=${String(hourSeconds)}` },
  'site.webmanifest': { type: 'application/manifest+json', cache: `public, max-age=${String(hourSeconds)}` },
  // Revalidated with each visit, so that a new release replaces the old worker.
  'sw.js': { type: 'text/javascript', cache: 'no-cache' },
} as const;

/** In order of preference. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export interface ClientBuild {
  router: Router;
  /** `'sha256-…'` of each inline script, for the Content-Security-Policy. */
  scriptHashes: string[];
  /** Address of the client's styles, for the few pages that the server writes itself. */
  stylesheet: string | undefined;
}

export interface ClientFilesOptions extends SiteRendererOptions {
  /** Whether the request's user may open its path, so that the signed-in page is shown. Never rejects. */
  mayOpen: (request: Request, response: Response) => Promise<boolean>;
  /** The price list in force, which pages show to this visitor. */
  prices: (visitor: PageVisitor) => Promise<ShownPrices>;
}

/** What decides about the currency of a page's prices. */
export interface PageVisitor {
  url: string;
  headers: Request['headers'];
}

/** Undefined without a build, as in development, where Vite serves the client. */
export function loadClientBuild(
  clientDir: string,
  { mayOpen, prices, ...options }: ClientFilesOptions,
): ClientBuild | undefined {
  const root = path.resolve(clientDir);
  if (!existsSync(path.join(root, 'index.html'))) return undefined;
  const template = readFileSync(path.join(root, 'index.html'), 'utf8');
  const renderer = createSiteRenderer(root, options);
  const router = Router();
  routeFiles(router, root, renderer);
  const sendPage = pageSender(prices);
  routePages(router, { renderer, mayOpen, sendPage });
  router.use(serveStatic(root, { index: false, maxAge: hourSeconds * 1000 }));
  router.get('/{*path}', async (request, response) => {
    const { shells, application } = await renderer.current({ withLegal: false });
    const { locale = memberLocale(request, response), path: pathname } = splitLocale(pathOf(request.path));
    if (!isKnown(pathname)) response.status(404);
    await sendPage(response, shells.get(locale) ?? application);
  });
  return {
    router,
    // The same in every document: rendering adds data and styles alone.
    scriptHashes: inlineScriptHashes(template),
    stylesheet: /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(template)?.[1],
  };
}

const offlineDocument = /^app-[\w-]+\.html$/;

function routeFiles(router: Router, root: string, renderer: SiteRenderer): void {
  // The offline documents change with the published site; all other assets are static.
  router.get('/assets/:file', async (request, response, next) => {
    if (!offlineDocument.test(request.params.file)) {
      next();
      return;
    }
    const { files } = await renderer.current({ withLegal: false });
    const text = files.get(`assets/${request.params.file}`);
    if (text === undefined) {
      next();
      return;
    }
    response
      .set('Cache-Control', `public, max-age=${String(yearSeconds)}, immutable`)
      .type('html')
      .send(text);
  });
  router.use(
    '/assets',
    shortenHeaders,
    sendCompressed(path.join(root, 'assets')),
    serveStatic(path.join(root, 'assets'), {
      immutable: true,
      maxAge: yearSeconds * 1000,
      fallthrough: false,
      // The name holds the content's hash.
      lastModified: false,
      acceptRanges: false,
    }),
  );
  for (const [name, { type, cache }] of Object.entries(siteFiles)) {
    router.get(`/${name}`, async (_request, response, next) => {
      const { files } = await renderer.current({ withLegal: false });
      const text = files.get(name);
      if (text === undefined) next();
      else response.set('Cache-Control', cache).type(type).send(text);
    });
  }
}

function routePages(
  router: Router,
  {
    renderer,
    mayOpen,
    sendPage,
  }: {
    renderer: SiteRenderer;
    mayOpen: ClientFilesOptions['mayOpen'];
    sendPage: ReturnType<typeof pageSender>;
  },
): void {
  router.get('/{*path}', redirectToLanguage);
  router.get('/{*path}', async (request, response, next) => {
    const pathname = pathOf(request.path);
    const { pages, hasLanding } = await pagesFor(renderer, pathname);
    const page = pages.get(pathname);
    // Checked before the page, since outdated pages are served until the new ones are rendered.
    if (!hasLanding && splitLocale(pathname).path === '/') redirectToTranslations(request, response);
    else if (page) await sendPage(response, page);
    else next();
  });
  router.get('/{*path}', async (request, response, next) => {
    const pathname = pathOf(request.path);
    const { signedIn } = await renderer.current({ withLegal: false });
    const page = signedIn.get(memberLocale(request, response))?.get(pathname);
    if (!page) {
      next();
      return;
    }
    response.vary('Cookie');
    if (await mayOpen(request, response)) await sendPage(response, page);
    else next();
  });
  // A form submitted before hydration: redirects to its page.
  router.post('/{*path}', async (request: Request, response: Response, next: NextFunction) => {
    const pathname = pathOf(request.path);
    const { pages } = await pagesFor(renderer, pathname);
    if (pages.has(pathname)) response.redirect(303, pathname);
    else next();
  });
  router.use(['/pages', '/shells', '/signed-in', '/index.html', `/${renderingFolder}`], async (_request, response) => {
    const { application } = await renderer.current({ withLegal: false });
    response.status(404);
    await sendPage(response, application);
  });
}

const legalPaths = new Set<string>(legalPages.map((page) => `/${page}`));

/** Legal pages are rendered with the first request for one. */
function pagesFor(renderer: SiteRenderer, pathname: string): Promise<ClientPages> {
  return renderer.current({ withLegal: legalPaths.has(splitLocale(pathname).path) });
}

/** Of a site without a landing page. */
function redirectToTranslations(request: Request, response: Response): void {
  const { locale = defaultLocale } = splitLocale(pathOf(request.path));
  const { search } = new URL(request.originalUrl, 'http://localhost');
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(302, localizePath(locale, '/translations') + search);
}

/** Redirects a page without a language prefix to the visitor's language: the switch's cookie, then Accept-Language. */
function redirectToLanguage(request: Request, response: Response, next: () => void): void {
  const pathname = pathOf(request.path);
  if (!isLocalizedPath(pathname)) {
    next();
    return;
  }
  variesByLanguage(response);
  const locale = visitorLocale(request);
  if (locale === defaultLocale) {
    next();
    return;
  }
  const { search } = new URL(request.originalUrl, 'http://localhost');
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(302, localizePath(locale, pathname) + search);
}

/** Language of a page without a prefix: the visitor's on customers' pages and where none exists, else English. */
function memberLocale(request: Request, response: Response): Locale {
  const pathname = pathOf(request.path);
  if (!isMemberPath(pathname) && isKnown(pathname)) return defaultLocale;
  variesByLanguage(response);
  return visitorLocale(request);
}

function variesByLanguage(response: Response): void {
  response.vary('Accept-Language').vary('Cookie');
}

/** Switch, then Accept-Language. */
function visitorLocale(request: Request): Locale {
  return resolveLocale({
    cookie: readLocaleCookie(request.headers.cookie ?? ''),
    acceptLanguage: request.headers['accept-language'],
  });
}

function pathOf(requested: string): string {
  return requested.replace(/(?<!\/)\/+$/, '') || '/';
}

/** False where the client shows its not-found page. */
function isKnown(pathname: string): boolean {
  const access = resolveAccess(null, pathname);
  return access.allow || access.redirect !== '/';
}

/** Headers that browsers read of documents alone. */
const documentHeaders = [
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/** Of assets, workers alone have a policy of their own, and connect to nothing else. */
const assetPolicy = "default-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'";

/** A page loads dozens of assets, many of them smaller than the headers of a document. */
function shortenHeaders(_request: Request, response: Response, next: NextFunction): void {
  for (const name of documentHeaders) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', assetPolicy);
  next();
}

/** Serves the build's compressed files by Accept-Encoding. */
function sendCompressed(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const file = request.path.slice(1);
    const encoding = encodings.find(({ name, ending }) => files.has(file + ending) && request.acceptsEncodings(name));
    if (files.has(`${file}.gz`)) response.vary('Accept-Encoding');
    if (encoding) {
      response.setHeader('Content-Encoding', encoding.name);
      response.type(path.extname(file));
      request.url = `/${file}${encoding.ending}`;
    }
    next();
  };
}

/**
 * Fills the prices in force into pages, cached per list and offered currencies. Without a database the last prices
 * stay.
 */
function pageSender(prices: ClientFilesOptions['prices']) {
  let last: ShownPrices | undefined;
  const isSame = (one: ShownPrices, other: ShownPrices) =>
    one.id === other.id && String(one.offered) === String(other.offered);
  return async (response: Response, page: Page): Promise<void> => {
    try {
      last = await prices({ url: response.req.path, headers: response.req.headers });
    } catch (error) {
      if (last === undefined) throw error;
    }
    const shown = last;
    let filled = page.filled?.find((one) => isSame(one.prices, shown));
    if (!filled) {
      const html = fillPrices(page.html, shown);
      filled = { prices: shown, html, gzipped: gzipSync(html, { level: 9 }) };
      // Newest first; superseded lists are evicted.
      page.filled = [filled, ...(page.filled ?? [])].slice(0, currencies.length);
    }
    // The prices are those of the chosen currency, or of the browser's country.
    if ((shown.offered?.length ?? 1) > 1) response.vary('Cookie').vary('Accept-Language');
    sendFilled(response, { ...filled, isIndexed: page.isIndexed });
  };
}

function sendFilled(
  response: Response,
  { html, gzipped, isIndexed }: { html: string; gzipped: Buffer; isIndexed: boolean },
): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.vary('Accept-Encoding');
  if (!isIndexed) response.setHeader('X-Robots-Tag', 'noindex');
  if (response.req.acceptsEncodings('gzip')) response.setHeader('Content-Encoding', 'gzip').type('html').send(gzipped);
  else response.type('html').send(html);
}

function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
