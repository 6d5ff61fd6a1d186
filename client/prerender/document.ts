import { directionOf, isLocalizedPath, locales, localizePath, type Locale } from '#shared/locales.ts';
import type { SitePicture } from '#shared/schemas/site.ts';
import { colorRules } from '#shared/site-colors.ts';
import type { SiteView } from '#shared/site-view.ts';
import { listMark } from '#shared/stated-prices.ts';
import { alternatesOf, publicUrlMark } from './pages.ts';
import type { Frame, RenderedPage } from './render.tsx';

/** Languages by their Open Graph names. */
const openGraphLocales = {
  en: 'en_US',
  pt: 'pt_BR',
  es: 'es_LA',
  de: 'de_DE',
  ar: 'ar_AR',
  he: 'he_IL',
  ja: 'ja_JP',
  ko: 'ko_KR',
} as const satisfies Record<Locale, string>;

function otherOpenGraphLocales(locale: Locale): string[] {
  return locales.filter((one) => one !== locale).map((one) => openGraphLocales[one]);
}

export interface PageParts {
  frame: Frame;
  page: RenderedPage;
  view: SiteView;
  isIndexed: boolean;
  /** Chunks of this page that the template does not load. */
  scripts: readonly string[];
}

/** The application's `index.html` in a language, for pages that are not prerendered. */
export function shellOf(template: string, { locale, noScript, words }: Frame, view: SiteView): string {
  return branded(template, view)
    .replaceAll(/ *<link [^>]*\bdata-locale="(\w+)"[^>]*>\n?/g, (link, of: string) => (of === locale ? link : ''))
    .replace(/<html lang="en" dir="ltr">/, `<html lang="${locale}" dir="${directionOf(locale)}">`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${escapeHtml(noScript)}</noscript>`)
    .replace('</body>', () => `  ${wordsBlock(words)}\n    ${dataBlock('site', view)}\n    ${pricesBlock}\n  </body>`);
}

/** HTML document of a prerendered page, built from the application's `index.html`. */
export function documentOf(template: string, { frame, page, view, isIndexed, scripts }: PageParts): string {
  const address = publicUrlMark + localizePath(page.locale, page.path);
  const { description } = page;
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed
      ? [
          `<link rel="canonical" href="${address}">`,
          ...alternatesOf(page.path).map(
            ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
          ),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', view.site.name),
    meta('property', 'og:locale', openGraphLocales[page.locale]),
    ...(isLocalizedPath(page.path)
      ? otherOpenGraphLocales(page.locale).map((other) => meta('property', 'og:locale:alternate', other))
      : []),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(page.path === '/'
      ? [meta('property', 'og:image', `${publicUrlMark}/icon-512.png`), meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', `${publicUrlMark}/og/${page.locale}.jpg`),
          meta('property', 'og:image:alt', frame.imageAlt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    ...(page.structured ? [`<script type="application/ld+json">${escapedJson(page.structured)}</script>`] : []),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  return (
    shellOf(template, { ...frame, words: page.words }, view)
      .replace(/<title>[\s\S]*?<\/title>/, '')
      .replace(/\s*<meta\s+name="(description|robots)"[\s\S]*?>/g, '')
      // Low priority: markup, styles and fonts load before the scripts.
      .replaceAll(/<script type="module" crossorigin/g, '<script type="module" fetchpriority="low" crossorigin')
      .replaceAll(/<link rel="modulepreload" crossorigin/g, '<link rel="modulepreload" fetchpriority="low" crossorigin')
      .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${page.path}">${page.body}</div>`)
      .replace('</body>', () => (page.data ? `  ${dataBlock('page-data', page.data)}\n  </body>` : '</body>'))
  );
}

/** Filled in by the server; the documents that the service worker keeps hold the mark. */
const pricesBlock = `<script type="application/json" id="prices">${listMark}</script>`;

/** Data for the scripts: compressed, it costs little beside the same texts in the markup. */
function wordsBlock(words: object): string {
  return dataBlock('words', words);
}

/** Data of the page; `<` is escaped, so that no text ends the element. */
export function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${escapedJson(data)}</script>`;
}

function escapedJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The template with the name, colors and icon of the site. */
function branded(template: string, { site: { name, colors, favicon } }: SiteView): string {
  const html = template.replaceAll('{{brand.name}}', () => escapeHtml(name));
  const colored = colors ? html.replace('</head>', () => `  <style>${colorRules(colors)}</style>\n  </head>`) : html;
  return favicon ? withIcon(colored, favicon) : colored;
}

function withIcon(html: string, { sha256 }: SitePicture): string {
  const src = `/site/${sha256}.png`;
  return html
    .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${src}" type="image/png">`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/, `<link rel="apple-touch-icon" href="${src}">`);
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
