import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Router, static as serveStatic, type RequestHandler, type Response } from 'express';
import { resolveAccess } from '#shared/access.ts';

/**
 * The built client: hashed assets that never change, the public pages as they were rendered when it was built, and one
 * empty page for every address of the application, which no search engine may keep.
 */

const year = 365 * 24 * 60 * 60;
const hour = 60 * 60;
/** Stands in the build for the address at which the product is reached. */
const publicUrlMark = '%PUBLIC_URL%';
/** Made of that address, and so not served as they lie there. */
const siteFiles = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' } as const;

/** The better one first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export interface ClientBuild {
  router: Router;
  /** `'sha256-…'` of each inline script of the pages, for the content policy. */
  scriptHashes: string[];
}

interface Page {
  html: string;
  zipped: Buffer;
  /** Search engines may keep it. */
  isIndexed: boolean;
}

/** Undefined when there is no build: another process serves the pages (during development). */
export function loadClientBuild(clientDir: string, publicUrl: string): ClientBuild | undefined {
  const root = path.resolve(clientDir);
  if (!existsSync(path.join(root, 'index.html'))) return undefined;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll(publicUrlMark, publicUrl);
  const application = toPage(read('index.html'));
  const pages = readPages(root, read);

  const router = Router();
  router.use(
    '/assets',
    sendCompressed(path.join(root, 'assets')),
    serveStatic(path.join(root, 'assets'), { immutable: true, maxAge: year * 1000, fallthrough: false }),
  );
  for (const [name, type] of Object.entries(siteFiles)) {
    if (!existsSync(path.join(root, name))) continue;
    const text = read(name);
    router.get(`/${name}`, (_request, response) => {
      response
        .set('Cache-Control', `public, max-age=${String(hour)}`)
        .type(type)
        .send(text);
    });
  }
  router.get('/{*path}', (request, response, next) => {
    const page = pages.get(pathOf(request.path));
    if (page) sendPage(response, page);
    else next();
  });
  // A form that was sent before its script was ready: its page again, which is ready by then.
  router.post('/{*path}', (request, response, next) => {
    const pathname = pathOf(request.path);
    if (pages.has(pathname)) response.redirect(303, pathname);
    else next();
  });
  router.use(['/pages', '/index.html'], (_request, response) => {
    response.status(404);
    sendPage(response, application);
  });
  router.use(serveStatic(root, { index: false, maxAge: hour * 1000 }));
  router.get('/{*path}', (request, response) => {
    if (!isKnown(pathOf(request.path))) response.status(404);
    sendPage(response, application);
  });
  return { router, scriptHashes: inlineScriptHashes([application, ...pages.values()]) };
}

function toPage(html: string): Page {
  return {
    html,
    zipped: gzipSync(html, { level: 9 }),
    isIndexed: !html.includes('<meta name="robots" content="noindex"'),
  };
}

/** The rendered pages by their address: `pages/verify.html` is `/verify`. */
function readPages(root: string, read: (file: string) => string): Map<string, Page> {
  const folder = path.join(root, 'pages');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return new Map(
    files.map((file) => {
      const name = file.replace(/\.html$/, '');
      return [name === 'index' ? '/' : `/${name}`, toPage(read(path.join('pages', file)))];
    }),
  );
}

function pathOf(requested: string): string {
  return requested.replace(/\/+$/, '') || '/';
}

/** False where the client would say that there is no such page. */
function isKnown(pathname: string): boolean {
  const access = resolveAccess(null, pathname);
  return access.allow || access.redirect !== '/';
}

/** Sends what was compressed when the client was built to those who can read it. */
function sendCompressed(folder: string): RequestHandler {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const file = request.path.slice(1);
    const encoding = encodings.find((one) => files.has(file + one.ending) && request.acceptsEncodings(one.name));
    if (files.has(`${file}.gz`)) response.vary('Accept-Encoding');
    if (encoding) {
      response.setHeader('Content-Encoding', encoding.name);
      response.type(path.extname(file));
      request.url = `/${file}${encoding.ending}`;
    }
    next();
  };
}

function sendPage(response: Response, { html, zipped, isIndexed }: Page): void {
  response.setHeader('Cache-Control', 'no-cache');
  response.vary('Accept-Encoding');
  if (!isIndexed) response.setHeader('X-Robots-Tag', 'noindex');
  if (response.req.acceptsEncodings('gzip')) response.setHeader('Content-Encoding', 'gzip').type('html').send(zipped);
  else response.type('html').send(html);
}

function inlineScriptHashes(pages: readonly Page[]): string[] {
  const scripts = pages.flatMap(({ html }) => [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]);
  const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
