import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import { siteOfSettings, type Brand } from '#shared/brand.ts';
import { locales, type Locale } from '#shared/locales.ts';
import { inputsFile, renderingFolder } from '#shared/rendering.ts';
import { claimsIn, noClaims } from '#shared/site-view.ts';
import { offlinePages, type Composition, type RenderingInputs } from './compose.ts';
import { renderedPages } from './pages.ts';
import { readSamples } from './samples.ts';
import { awaitedModules, signedInPages } from './signed-in.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const fonts = /(public-sans-latin-wght|source-serif-4-latin-600)-normal.*\.woff2$/;
/** Fonts of scripts that one language is written in. */
const scriptFonts = /ibm-plex-sans-(arabic|hebrew)-.*\.woff2$/;
const localeOfScript: Readonly<Record<string, Locale>> = { arabic: 'ar', hebrew: 'he' };

/**
 * Prerenders the public pages into `pages/` and the loading states of signed-in pages into `signed-in/` after the client
 * build, and writes robots.txt, sitemap, web manifest and service worker. What rendered them stays in `rendering/`, so that the
 * server can render again when a site is published.
 */
export function prerenderPages({
  configFile,
  brand,
  hasSamples,
}: {
  configFile: string;
  brand: Brand;
  hasSamples: boolean;
}): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => fonts.test(file) || scriptFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              ...{ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
              ...ownLocale(file),
            },
            injectTo: 'head-prepend',
          })),
    },
    async writeBundle({ dir = '' }, bundle) {
      const inputs = await inputsOf(bundle, { brand, hasSamples });
      const folder = path.join(dir, renderingFolder);
      await build({
        configFile,
        logLevel: 'warn',
        build: { ssr: path.join(here, 'worker.ts'), outDir: folder, emptyOutDir: true },
      });
      await writeFile(path.join(folder, inputsFile), JSON.stringify(inputs));
      const files = await render(folder, { inputs, site: inputs.built, legalTexts: [], scope: 'all' });
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(dir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      await writeFile(path.join(dir, 'index.html'), files['shells/en.html'] ?? inputs.template);
    },
  };
}

/** Marks a link that `shellOf` leaves in the documents of one language. */
function ownLocale(file: string): { 'data-locale'?: Locale } {
  const [, script = ''] = scriptFonts.exec(file) ?? [];
  const locale = localeOfScript[script];
  return locale === undefined ? {} : { 'data-locale': locale };
}

async function inputsOf(
  bundle: Rolldown.OutputBundle,
  { brand, hasSamples }: { brand: Brand; hasSamples: boolean },
): Promise<RenderingInputs> {
  const template = textOf(bundle['index.html']);
  const scripts = {
    pages: mapValues(renderedPages, ({ routes }) => scriptsOf(bundle, template, routes)),
    signedIn: mapValues(signedInPages, ({ routes }) => scriptsOf(bundle, template, routes, awaitedModules)),
  };
  const samples = byLocale((locale) => (hasSamples ? readSamples(locale) : noClaims));
  const { sender: _sender, ...site } = siteOfSettings(brand);
  return {
    ...{ template, scripts, samples },
    serviceWorker: await serviceWorkerOf(bundle, template),
    // Samples have no last day.
    built: {
      site,
      claims: byLocale((locale) => claimsIn(locale, { claims: [], samples: samples[locale], today: '' })),
    },
  };
}

function byLocale<Value>(valueOf: (locale: (typeof locales)[number]) => Value) {
  return Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<
    (typeof locales)[number],
    Value
  >;
}

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('the build has no index.html');
  return file.source.toString();
}

/** Modules that the offline pages load on demand: kept lists, the phone's menu, and details. */
const offlineParts = [
  'lib/keep-queries.ts',
  'ui/overlay/drawer.tsx',
  'ui/overlay/dialog-panel.tsx',
  'features/documents/details/document-details.tsx',
];

async function serviceWorkerOf(
  bundle: Rolldown.OutputBundle,
  template: string,
): Promise<RenderingInputs['serviceWorker']> {
  const routes = offlinePages.flatMap((address) => signedInPages[address]?.routes ?? []);
  const initial = [...template.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => !scriptFonts.test(file));
  const own = scriptsOf(bundle, template, routes, [...awaitedModules, ...offlineParts]).map((file) => `/${file}`);
  return {
    source: await readFile(path.join(here, 'service-worker.js'), 'utf8'),
    files: [...new Set([...initial, ...own, '/favicon.svg'])],
    sealFiles: sealReaderFiles(bundle, template, initial),
  };
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

/** Renders in a worker thread. */
async function render(folder: string, composition: Composition): Promise<Record<string, string>> {
  const worker = new Worker(path.join(folder, 'worker.js'), { workerData: composition });
  try {
    const [files] = z.tuple([z.record(z.string(), z.string())]).parse(await once(worker, 'message'));
    return files;
  } finally {
    await worker.terminate();
  }
}

/** Chunks of these routes, their loaders and modules with their imports, without those the template loads. */
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
      routes.some(
        (route) =>
          facadeModuleId?.includes(`/routes/${route}?tsr-split=component`) ||
          moduleIds.some((id) => id.includes(`/routes/${route}?tsr-split=loader`)),
      ) || modules.some((module) => moduleIds.some((id) => id.endsWith(`/client/${module}`))),
  );
  const all = follow(
    own.map(({ fileName }) => fileName),
    new Set(),
  );
  return [...all].filter((file) => !template.includes(file));
}
