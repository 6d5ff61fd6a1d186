import { createHash } from 'node:crypto';
import type { Locale } from '#shared/locales.ts';
import type { ShownLegalText } from '#shared/schemas/legal.ts';
import { siteViewOf, type RenderedSite, type ShownClaims } from '#shared/site-view.ts';
import { documentOf, shellOf } from './document.ts';
import { renderedPages } from './pages.ts';
import type { Frame, RenderedPage } from './render.tsx';
import { signedInDocument, signedInFile } from './signed-in.ts';
import { siteFiles } from './site.ts';

/** The build's part of every document, which rendering with another site needs again. */
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
  /** What the build's own pages were rendered with. */
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
