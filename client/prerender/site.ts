import { localizePath } from '#shared/locales.ts';
import { defaultColors } from '#shared/site-colors.ts';
import type { PublicSite } from '#shared/site-view.ts';
import { alternatesOf, localesOf, publicUrlMark, renderedPages } from './pages.ts';

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

/** robots.txt, sitemap.xml and site.webmanifest, by file name. */
export function siteFiles({ name, mark, colors, favicon, hasLanding }: PublicSite): Record<string, string> {
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
