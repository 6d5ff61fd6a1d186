import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, isLocale, localizePath, type Locale } from '#shared/locales.ts';
import type { ShownPrices } from '#shared/stated-prices.ts';

/** Documents of the built client, or of a rendering with a published site, by their route. */

export interface Page {
  /** With marks for prices. */
  html: string;
  /** With the prices of the lists that it was last sent with. */
  filled?: { prices: ShownPrices; html: string; gzipped: Buffer }[];
  /** Search engines may index it. */
  isIndexed: boolean;
}

export interface ClientPages {
  /** For every route without a prerendered document. */
  application: Page;
  shells: ReadonlyMap<Locale, Page>;
  /** Public pages by address: `pages/pt/verify.html` is `/pt/verify`. */
  pages: ReadonlyMap<string, Page>;
  /** Signed-in pages by language and path: `signed-in/en/dashboard.upload.html` is `/dashboard/upload`. */
  signedIn: ReadonlyMap<Locale, ReadonlyMap<string, Page>>;
  /** Other files by path, such as `robots.txt`. */
  files: ReadonlyMap<string, string>;
  /** Whether the site has a landing page at `/`; otherwise `/` redirects to the translation page. */
  hasLanding: boolean;
}

/** Files that change with the site, apart from documents. */
const siteFile = /^(robots\.txt|sitemap\.xml|site\.webmanifest|sw\.js|assets\/app-[\w-]+\.html)$/;

const folders = ['shells', 'pages', 'signed-in'] as const;

/** The documents of a build, by path. */
export function readBuiltFiles(root: string): Map<string, string> {
  const read = (file: string): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')];
  const documents = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
    );
  const others = ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'sw.js'].filter((name) =>
    existsSync(path.join(root, name)),
  );
  return new Map(['index.html', ...documents, ...others].map(read));
}

function toPage(html: string): Page {
  return { html, isIndexed: !html.includes('<meta name="robots" content="noindex"') };
}

/** Classifies files, with those of `base` as a fallback. */
export function pagesOf(texts: ReadonlyMap<string, string>, base?: ClientPages): ClientPages {
  const shells = new Map(base?.shells);
  const pages = new Map(base?.pages);
  const signedIn = new Map([...(base?.signedIn ?? [])].map(([locale, own]) => [locale, new Map(own)]));
  const files = new Map(base?.files);
  for (const [file, text] of texts) {
    const [folder = '', second = '', name = ''] = file.replace(/\.html$/, '').split('/');
    if (folder === 'shells' && isLocale(second)) shells.set(second, toPage(text));
    else if (folder === 'pages' && isLocale(second)) {
      pages.set(localizePath(second, name === 'index' ? '/' : `/${name}`), toPage(text));
    } else if (folder === 'signed-in' && isLocale(second)) {
      const own = signedIn.get(second) ?? new Map<string, Page>();
      signedIn.set(second, own.set(`/${name.replaceAll('.', '/')}`, toPage(text)));
    } else if (siteFile.test(file)) files.set(file, text);
  }
  const application = shells.get(defaultLocale) ?? base?.application ?? toPage(texts.get('index.html') ?? '');
  return { application, shells, pages, signedIn, files, hasLanding: true };
}
