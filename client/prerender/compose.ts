import { createHash } from 'node:crypto';
import { type Locale, localizePath } from '#shared/locales.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';
import { defaultColors } from '#shared/site-colors.ts';
import { type PublicSite, type RenderedSite, type ShownClaims, siteViewOf } from '#shared/site-view.ts';
import { documentOf, shellOf } from './document.ts';
import { alternatesOf, localesOf, publicUrlMark, renderedPages } from './pages.ts';
import type { Frame, RenderedPage } from './render.tsx';
import { signedInDocument, signedInFile } from './signed-in.ts';

const indexed = Object.entries(renderedPages)
  .filter(([, { isIndexed }]) => isIndexed)
  .map(([path]) => path);

const disallowed = [
  'admin',
  'api',
  'authenticator',
  'dashboard',
  'documents',
  'files',
  'trpc',
  'upload',
  'user-management',
];

/** Build output that every document contains; rendering with another site's facts needs it again. */
export interface RenderingInputs {
  /** The built `index.html`. */
  template: string;
  /** Chunks by path. */
  scripts: {
    pages: Readonly<Record<string, readonly string[]>>;
    signedIn: Readonly<Record<string, readonly string[]>>;
  };
  serviceWorker: { source: string; files: readonly string[]; sealFiles: readonly string[] };
  /** Claims of the demo; none in a build for a public address. */
  samples: Readonly<Record<Locale, ShownClaims>>;
  /** Inputs of the build's own pages. */
  built: RenderedSite;
}

export interface Composition {
  inputs: RenderingInputs;
  site: RenderedSite;
  legalTexts: readonly ShownLegalText[];
  /** Legal pages alone, or all. */
  scope: 'legal' | 'all';
}

interface Rendered {
  frames: readonly Frame[];
  pages: readonly RenderedPage[];
  signedIn: readonly RenderedPage[];
}

/** Pages that the service worker shows without a network. */
export const offlinePages = ['/dashboard', '/dashboard/progress'];

/** Files of the client's folder, by path. */
export function composeDocuments(composition: Composition, rendered: Rendered): Record<string, string> {
  const { inputs, site, scope } = composition;
  const documents = { ...pageDocuments(composition, rendered) };
  if (scope === 'legal') return documents;
  for (const page of rendered.signedIn) {
    const frame = frameOf(rendered.frames, page.locale);
    const view = siteViewOf(site, page.locale);
    const scripts = inputs.scripts.signedIn[page.path] ?? [];
    const file = `signed-in/${page.locale}/${signedInFile(page.path)}`;
    documents[file] = signedInDocument(inputs.template, { frame, page, view, scripts });
  }
  for (const frame of rendered.frames) {
    documents[`shells/${frame.locale}.html`] = shellOf(inputs.template, frame, siteViewOf(site, frame.locale));
  }
  return { ...documents, ...serviceWorkerFiles(composition, rendered), ...siteFiles(site.site) };
}

function pageDocuments({ inputs, site }: Composition, { frames, pages }: Rendered): Record<string, string> {
  return Object.fromEntries(
    pages.map((page): [string, string] => {
      const { isIndexed = false } = renderedPages[page.path] ?? {};
      const name = page.path === '/' ? 'index' : page.path.slice(1);
      const parts = {
        ...{ frame: frameOf(frames, page.locale), page, isIndexed },
        view: siteViewOf(site, page.locale),
        scripts: inputs.scripts.pages[page.path] ?? [],
      };
      return [`pages/${page.locale}/${name}.html`, documentOf(inputs.template, parts)];
    }),
  );
}

function frameOf(frames: readonly Frame[], of: Locale): Frame {
  const frame = frames.find((one) => one.locale === of);
  if (!frame) throw new Error(`no frame in ${of}`);
  return frame;
}

/**
 * The service worker, with the files of the first signed-in pages, and the documents it shows without a network. Those carry the
 * texts of their pages, since there are no chunks of texts then.
 */
function serviceWorkerFiles({ inputs, site }: Composition, { frames, signedIn }: Rendered): Record<string, string> {
  const { source, files, sealFiles } = inputs.serviceWorker;
  const shells = frames.map((frame) => {
    const offline = signedIn.filter((page) => page.locale === frame.locale && offlinePages.includes(page.path));
    const words = Object.assign({}, ...offline.map((page) => page.words)) as Frame['words'];
    const document = shellOf(inputs.template, { ...frame, words }, siteViewOf(site, frame.locale));
    return { locale: frame.locale, document };
  });
  const hash = createHash('sha256').update([...files, ...sealFiles].join());
  for (const { document } of shells) hash.update(document);
  const release = hash.digest('hex').slice(0, 12);
  const addressIn = (locale: Locale) => `assets/app-${release}-${locale}.html`;
  const addresses = Object.fromEntries(shells.map(({ locale }) => [locale, `/${addressIn(locale)}`]));
  return {
    ...Object.fromEntries(shells.map(({ locale, document }) => [addressIn(locale), document])),
    'sw.js': source
      .replace('%RELEASE%', release)
      .replace('%SHELLS%', JSON.stringify(addresses))
      .replace('%FILES%', JSON.stringify(files))
      .replace('%SEAL_FILES%', JSON.stringify(sealFiles)),
  };
}

/** robots.txt, sitemap.xml and site.webmanifest, by file name. */
function siteFiles({ name, mark, colors, favicon, hasLanding }: PublicSite): Record<string, string> {
  const urls = indexed.flatMap((path) => {
    if (path === '/' && !hasLanding) return [];
    const links = alternatesOf(path)
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return localesOf(path).map(
      (locale) => `  <url><loc>${publicUrlMark}${localizePath(locale, path)}</loc>${links}</url>`,
    );
  });
  const manifest = {
    name,
    short_name: mark,
    id: '/',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: colors?.primary ?? defaultColors.primary,
    icons: favicon
      ? [
          {
            src: `/site/${favicon.sha256}.png`,
            type: 'image/png',
            sizes: `${String(favicon.width)}x${String(favicon.height)}`,
          },
        ]
      : [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
  };
  return {
    'robots.txt': `User-agent: *\n${disallowed.map((area) => `Disallow: /${area}\n`).join('')}\nSitemap: ${publicUrlMark}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
    'site.webmanifest': JSON.stringify(manifest),
  };
}
