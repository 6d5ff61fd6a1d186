import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type BuildEnvironmentOptions, type Plugin, type SSROptions } from 'vite';
import { resolveBrand, type Brand } from '#shared/brand.ts';
import { buildFactsFile } from '#shared/build-facts.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compileMessages } from './compile-messages.ts';
import { prerenderPages } from './prerender/plugin.ts';

const brotli = promisify(brotliCompress);

const deflate = promisify(gzip);

const texts = /\.(js|mjs|css|svg)$/;

/** Smaller files fit into one packet uncompressed. */
const minBytes = 1024;

const root = fileURLToPath(new URL('.', import.meta.url));
const envDir = fileURLToPath(new URL('..', import.meta.url));
const envPrefix = ['VITE_', 'BRAND_'];

/** Replaces `{{brand.…}}` placeholders in the index.html of the development server; the build's are replaced when pages are rendered. */
function brandInHtml(settings: Brand): Plugin {
  const brand = new Map(Object.entries(settings));
  return {
    name: 'brand-in-html',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\{\{brand\.(\w+)\}\}/g, (_mark, key: string) => brand.get(key) ?? ''),
    },
  };
}

/** Writes the facts of the build, which the server compares with its settings. */
function buildFacts(facts: { brand: Brand; hasSamples: boolean }): Plugin {
  return {
    name: 'build-facts',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: buildFactsFile, source: JSON.stringify(facts) });
    },
  };
}

/** Browser build. */
const forBrowsers: BuildEnvironmentOptions = {
  outDir: '../dist/client',
  emptyOutDir: true,
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    treeshake: {
      // @trpc/client lacks `sideEffects: false`, which would keep the WebSocket link in every page.
      moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }],
    },
    output: {
      // Short hashes only: names would double the preload lists inside the chunks, and each letter is in every first load.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: {
        groups: chunkGroups,
      },
    },
    onLog(level, log, report) {
      // 'use client' directives of libraries apply to server components only.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
  },
};

/** SSR build for prerendering. Browser conditions make libraries render the markup that hydration expects. */
const forRendering: SSROptions = {
  noExternal: true,
  resolve: { conditions: ['module', 'browser', 'production'] },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const settings = loadEnv(mode, envDir, envPrefix);
  const brand = resolveBrand(settings);
  const hasSamples = settings['VITE_SAMPLE_CLAIMS'] === 'true';
  return {
    root,
    envDir,
    envPrefix,
    plugins: [
      compileMessages(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Splits loaders, too, so that they stay out of the initial chunks.
        codeSplittingOptions: {
          defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']],
        },
        routesDirectory: fileURLToPath(new URL('routes', import.meta.url)),
        generatedRouteTree: fileURLToPath(new URL('routeTree.gen.ts', import.meta.url)),
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      ...(isSsrBuild
        ? []
        : [
            tailwindcss(),
            brandInHtml(brand),
            buildFacts({ brand, hasSamples }),
            prerenderPages({ configFile: fileURLToPath(import.meta.url), brand, hasSamples }),
            compressAssets(),
          ]),
    ],
    // React provides the shimmed hook.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    ssr: forRendering,
    build: isSsrBuild ? { copyPublicDir: false } : forBrowsers,
  };
});

/** Quality 11 saves 8 % over 9 and takes fifteen times as long; 10 saves 6 % at seven times. Every first load has the largest files. */
const brotliQuality = (bytes: number) => (bytes > 50_000 ? 11 : 10);

/** Writes `.br` and `.gz` files beside each script and style sheet; the server negotiates the encoding. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = path.join(dir, 'assets');
      const files = (await readdir(folder)).filter((file) => texts.test(file)).map((file) => path.join(folder, file));
      await Promise.all(files.map(compressFile));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(content.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
}
