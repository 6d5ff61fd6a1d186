import type { Brand } from '#shared/brand.ts';
import { descriptions } from '#shared/marketing.ts';
import { publicUrlMark } from './pages.ts';
import type { RenderedPage } from './render.tsx';

export interface PageParts {
  page: RenderedPage;
  brand: Brand;
  isIndexed: boolean;
  /** Chunks of this page that the template does not load. */
  scripts: readonly string[];
}

const markImage = [
  meta('property', 'og:image', `${publicUrlMark}/icon-512.png`),
  meta('name', 'twitter:card', 'summary'),
];
const certificateImage = [
  meta('property', 'og:image', `${publicUrlMark}/og.png`),
  meta('property', 'og:image:alt', 'A certificate of translation accuracy with its seal'),
  meta('name', 'twitter:card', 'summary_large_image'),
];

/** HTML document of a prerendered page, built from the application's `index.html`. */
export function documentOf(template: string, { page, brand, isIndexed, scripts }: PageParts): string {
  const address = publicUrlMark + page.path;
  const description = descriptions[page.path] ?? '';
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', description),
    ...(isIndexed ? [`<link rel="canonical" href="${address}">`] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(page.path === '/' ? markImage : certificateImage),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ];
  return (
    template
      .replace(/<title>[\s\S]*?<\/title>/, '')
      .replace(/\s*<meta\s+name="(description|robots)"[\s\S]*?>/g, '')
      // Low priority: markup, styles and fonts load before the scripts.
      .replaceAll(/<script type="module" crossorigin/g, '<script type="module" fetchpriority="low" crossorigin')
      .replaceAll(/<link rel="modulepreload" crossorigin/g, '<link rel="modulepreload" fetchpriority="low" crossorigin')
      .replace('</head>', `  ${head.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${page.path}">${page.body}</div>`)
  );
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
