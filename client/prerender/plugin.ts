import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import type { Brand } from '#shared/brand.ts';
import { locales } from '#shared/locales.ts';
import { documentOf, shellOf } from './document.ts';
import { renderedPages } from './pages.ts';
import type { Frame } from './render.tsx';
import { modulesOf, signedInDocument, signedInFile, signedInPages } from './signed-in.ts';
import { siteFiles } from './site.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const locale = z.enum(locales);
const words = z.record(z.string(), z.unknown());
const renderedPage = z.object({
  locale,
  path: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  words,
});
const rendered = z.object({
  frames: z.array(z.object({ locale, noScript: z.string(), imageAlt: z.string(), words })),
  pages: z.array(renderedPage),
  signedIn: z.array(renderedPage),
});
/** Pages whose scripts the service worker keeps. */
const offlinePages = ['/dashboard', '/dashboard/progress'];
const fonts = /(public-sans-latin-wght|source-serif-4-latin-600)-normal.*\.woff2$/;

/**
 * Prerenders the public pages into `pages/` and the loading states of signed-in pages into `signed-in/` after the client
 * build, and writes robots.txt, sitemap, web manifest and service worker.
 */
export function prerenderPages({ configFile, brand }: { configFile: string; brand: Brand }): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => fonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend',
          })),
    },
    async writeBundle({ dir = '' }, bundle) {
      const template = textOf(bundle['index.html']);
      const { frames, pages, signedIn } = await renderPages(configFile, path.join(dir, '.rendering'));
      await mkdir(path.join(dir, 'shells'), { recursive: true });
      for (const frame of frames)
        await writeFile(path.join(dir, 'shells', `${frame.locale}.html`), shellOf(template, frame));
      for (const page of pages) {
        const frame = frameOf(frames, page.locale);
        const { routes = [], isIndexed = false } = renderedPages[page.path] ?? {};
        const scripts = scriptsOf(bundle, template, routes);
        const name = page.path === '/' ? 'index' : page.path.slice(1);
        const folder = path.join(dir, 'pages', page.locale);
        await mkdir(folder, { recursive: true });
        await writeFile(
          path.join(folder, `${name}.html`),
          documentOf(template, { frame, page, brand, isIndexed, scripts }),
        );
      }
      for (const page of signedIn) {
        const frame = frameOf(frames, page.locale);
        const { routes = [], role = 'user' } = signedInPages[page.path] ?? {};
        const scripts = scriptsOf(bundle, template, routes, modulesOf(role));
        const folder = path.join(dir, 'signed-in', page.locale);
        await mkdir(folder, { recursive: true });
        await writeFile(
          path.join(folder, signedInFile(page.path)),
          signedInDocument(template, { frame, page, scripts }),
        );
      }
      // Without a network there are no chunks of texts, so the document carries those of its pages.
      const shells = frames.map((frame) => {
        const offline = signedIn.filter((page) => page.locale === frame.locale && offlinePages.includes(page.path));
        const texts = Object.assign({}, ...offline.map((page) => page.words)) as Frame['words'];
        return { locale: frame.locale, document: shellOf(template, { ...frame, words: texts }) };
      });
      await writeServiceWorker(dir, { template, bundle, shells });
      for (const [name, text] of Object.entries(siteFiles(brand))) await writeFile(path.join(dir, name), text);
    },
  };
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('the build has no index.html');
  return file.source.toString();
}

function frameOf(frames: readonly Frame[], of: Frame['locale']): Frame {
  const frame = frames.find((one) => one.locale === of);
  if (!frame) throw new Error(`no frame in ${of}`);
  return frame;
}

interface OfflineShell {
  locale: Frame['locale'];
  document: string;
}

/** Writes the service worker, with the files of the first signed-in pages, and the documents it shows without a network. */
async function writeServiceWorker(
  dir: string,
  { template, bundle, shells }: { template: string; bundle: Rolldown.OutputBundle; shells: readonly OfflineShell[] },
): Promise<void> {
  const routes = offlinePages.flatMap((address) => signedInPages[address]?.routes ?? []);
  const initial = [...template.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const own = scriptsOf(bundle, template, routes, modulesOf('user')).map((file) => `/${file}`);
  const files = [...new Set([...initial, ...own, '/favicon.svg'])];
  const sealFiles = sealReaderFiles(bundle, template, initial);
  const hash = createHash('sha256').update([...files, ...sealFiles].join());
  for (const { document } of shells) hash.update(document);
  const release = hash.digest('hex').slice(0, 12);
  const addresses: Record<string, string> = {};
  for (const { locale: language, document } of shells) {
    const address = `/assets/app-${release}-${language}.html`;
    addresses[language] = address;
    await writeFile(path.join(dir, address), document);
  }
  const source = await readFile(path.join(here, 'service-worker.js'), 'utf8');
  await writeFile(
    path.join(dir, 'sw.js'),
    source
      .replace('%RELEASE%', release)
      .replace('%SHELLS%', JSON.stringify(addresses))
      .replace('%FILES%', JSON.stringify(files))
      .replace('%SEAL_FILES%', JSON.stringify(sealFiles)),
  );
}

/** Everything that the page of seals loads: its chunks, styles and fonts, the thread that reads pictures, and its WebAssembly. */
function sealReaderFiles(bundle: Rolldown.OutputBundle, template: string, initial: readonly string[]): string[] {
  const { routes = [] } = renderedPages['/seal'] ?? {};
  const names = Object.keys(bundle);
  const reader = names.filter((name) => /scan-worker.*\.js$|zxing_reader.*\.wasm$|pdf-pictures.*\.js$/.test(name));
  if (reader.length < 2) throw new Error('the build has no reader of seals');
  const scripts = scriptsOf(bundle, template, routes);
  const latin = names.filter((name) => fonts.test(name));
  return [...new Set([...initial, ...[...scripts, ...reader, ...latin].map((file) => `/${file}`), '/favicon.svg'])];
}

/** Builds the client for SSR into `outDir` and renders in a worker thread. */
async function renderPages(configFile: string, outDir: string) {
  try {
    await build({
      configFile,
      logLevel: 'warn',
      build: { ssr: path.join(here, 'worker.ts'), outDir, emptyOutDir: true },
    });
    const worker = new Worker(path.join(outDir, 'worker.js'));
    try {
      const [found] = z.tuple([rendered]).parse(await once(worker, 'message'));
      return found;
    } finally {
      await worker.terminate();
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Chunks of these routes and modules with their imports, without those the template loads. */
function scriptsOf(
  bundle: Rolldown.OutputBundle,
  template: string,
  routes: readonly string[],
  modules: readonly string[] = [],
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const follow = (start: readonly string[], seen: Set<string>): Set<string> => {
    for (const name of start) {
      if (seen.has(name)) continue;
      seen.add(name);
      follow(chunks.find(({ fileName }) => fileName === name)?.imports ?? [], seen);
    }
    return seen;
  };
  const own = chunks.filter(
    ({ facadeModuleId, moduleIds }) =>
      routes.some((route) => facadeModuleId?.includes(`/routes/${route}?tsr-split=component`)) ||
      modules.some((module) => moduleIds.some((id) => id.endsWith(`/client/${module}`))),
  );
  const all = follow(
    own.map(({ fileName }) => fileName),
    new Set(),
  );
  return [...all].filter((file) => !template.includes(file));
}
