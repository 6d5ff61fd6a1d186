import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Router, static as serveStatic, type Request, type RequestHandler, type Response } from 'express';
import {
  defaultLocale,
  isLocale,
  isLocalizedPath,
  isMemberPath,
  locales,
  localizePath,
  readLocaleCookie,
  resolveLocale,
  splitLocale,
  type Locale,
} from '#shared/locales.ts';
import { resolveAccess } from '#shared/page-access.ts';
import { fillPrices, type ShownPrices } from '#shared/stated-prices.ts';

/**
 * Serves the built client: immutable hashed assets, prerendered public pages, signed-in pages in their loading state, and a
 * noindex shell per language for all other routes.
 */

const yearSeconds = 365 * 24 * 60 * 60;
const hourSeconds = 60 * 60;
/** Placeholder of PUBLIC_URL in the build. */
const publicUrlPlaceholder = '%PUBLIC_URL%';
/** Files with the placeholder, which are not served statically. */
const siteFiles = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

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

interface Page {
  /** As built, with marks for prices. */
  html: string;
  /** With the prices of the list that was in force when it was last sent. */
  filled?: { id: string; html: string; gzipped: Buffer };
  /** Search engines may index it. */
  isIndexed: boolean;
}

export interface ClientFilesOptions {
  publicUrl: string;
  /** Whether the request's user may open its path, so that the signed-in page is shown. Never rejects. */
  mayOpen: (request: Request, response: Response) => Promise<boolean>;
  /** The price list in force, which pages show. */
  prices: () => Promise<ShownPrices>;
}

/** Undefined without a build, as in development, where Vite serves the client. */
export function loadClientBuild(
  clientDir: string,
  { publicUrl, mayOpen, prices }: ClientFilesOptions,
): ClientBuild | undefined {
  const root = path.resolve(clientDir);
  if (!existsSync(path.join(root, 'index.html'))) return undefined;
  const read = (file: string) =>
    readFileSync(path.join(root, file), 'utf8').replaceAll(publicUrlPlaceholder, publicUrl);
  const shells = readShells(root, read);
  const application = shells.get(defaultLocale) ?? toPage(read('index.html'));
  const pages = readPages(root, read);
  const signedIn = readSignedIn(root, read);
  const sendPage = pageSender(prices);

  const router = Router();
  router.use(
    '/assets',
    sendCompressed(path.join(root, 'assets')),
    serveStatic(path.join(root, 'assets'), { immutable: true, maxAge: yearSeconds * 1000, fallthrough: false }),
  );
  for (const [name, type] of Object.entries(siteFiles)) {
    if (!existsSync(path.join(root, name))) continue;
    const text = read(name);
    router.get(`/${name}`, (_request, response) => {
      response
        .set('Cache-Control', `public, max-age=${String(hourSeconds)}`)
        .type(type)
        .send(text);
    });
  }
  router.get('/{*path}', redirectToLanguage);
  router.get('/{*path}', (request, response, next) => {
    const page = pages.get(pathOf(request.path));
    if (page) return sendPage(response, page);
    next();
    return undefined;
  });
  router.get('/{*path}', async (request, response, next) => {
    const pathname = pathOf(request.path);
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
  router.post('/{*path}', (request, response, next) => {
    const pathname = pathOf(request.path);
    if (pages.has(pathname)) response.redirect(303, pathname);
    else next();
  });
  router.use(['/pages', '/shells', '/signed-in', '/index.html'], (_request, response) => {
    response.status(404);
    return sendPage(response, application);
  });
  // Revalidated with each visit, so that a new release replaces the old worker.
  router.get('/sw.js', serveStatic(root, { index: false, cacheControl: false, setHeaders: revalidate }));
  router.use(serveStatic(root, { index: false, maxAge: hourSeconds * 1000 }));
  router.get('/{*path}', (request, response) => {
    const { locale = memberLocale(request, response), path: pathname } = splitLocale(pathOf(request.path));
    if (!isKnown(pathname)) response.status(404);
    return sendPage(response, shells.get(locale) ?? application);
  });
  return {
    router,
    scriptHashes: inlineScriptHashes([
      application,
      ...pages.values(),
      ...[...signedIn.values()].flatMap((own) => [...own.values()]),
    ]),
    stylesheet: /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(application.html)?.[1],
  };
}

function revalidate(response: Response): void {
  response.setHeader('Cache-Control', 'no-cache');
}

function toPage(html: string): Page {
  return {
    html,
    isIndexed: !html.includes('<meta name="robots" content="noindex"'),
  };
}

/** Prerendered pages by path: `pages/en/verify.html` is `/verify`, `pages/pt/verify.html` is `/pt/verify`. */
function readPages(root: string, read: (file: string) => string): Map<string, Page> {
  return new Map(
    locales.flatMap((locale) => {
      const folder = path.join(root, 'pages', locale);
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
      return files.map((file): [string, Page] => {
        const name = file.replace(/\.html$/, '');
        const address = localizePath(locale, name === 'index' ? '/' : `/${name}`);
        return [address, toPage(read(path.join('pages', locale, file)))];
      });
    }),
  );
}

/** Shells by language: `shells/pt.html`. */
function readShells(root: string, read: (file: string) => string): Map<Locale, Page> {
  const folder = path.join(root, 'shells');
  const names = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.html$/, '')) : [];
  return new Map(names.filter(isLocale).map((locale) => [locale, toPage(read(path.join('shells', `${locale}.html`)))]));
}

/** Signed-in pages by language and path: `signed-in/en/dashboard.upload.html` is `/dashboard/upload`. */
function readSignedIn(root: string, read: (file: string) => string): Map<Locale, Map<string, Page>> {
  return new Map(
    locales.map((locale) => {
      const folder = path.join(root, 'signed-in', locale);
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
      const pages = files.map((file): [string, Page] => [
        `/${file.replace(/\.html$/, '').replaceAll('.', '/')}`,
        toPage(read(path.join('signed-in', locale, file))),
      ]);
      return [locale, new Map(pages)];
    }),
  );
}

/** Leads from the plain address of a page to the visitor's language: switch first, then Accept-Language. */
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

/** Sends pages with the prices in force, which are filled in once for each list. Without a database they stay those of before. */
function pageSender(prices: ClientFilesOptions['prices']) {
  let last: ShownPrices | undefined;
  return async (response: Response, page: Page): Promise<void> => {
    try {
      last = await prices();
    } catch (error) {
      if (last === undefined) throw error;
    }
    if (page.filled?.id !== last.id) {
      const html = fillPrices(page.html, last);
      page.filled = { id: last.id, html, gzipped: gzipSync(html, { level: 9 }) };
    }
    sendFilled(response, { ...page.filled, isIndexed: page.isIndexed });
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

function inlineScriptHashes(pages: readonly Page[]): string[] {
  const scripts = pages.flatMap(({ html }) => [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
  ]);
  const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
