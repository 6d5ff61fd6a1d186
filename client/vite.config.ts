import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type BuildEnvironmentOptions, type Plugin, type SSROptions } from 'vite';
import { resolveBrand, type Brand } from '#shared/brand.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compressAssets } from './prerender/compress.ts';
import { prerenderPages } from './prerender/plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const envDir = fileURLToPath(new URL('..', import.meta.url));
const envPrefix = ['VITE_', 'BRAND_'];

/** Fills `{{brand.name}}` and the like in index.html, so that the brand stands in one file only. */
function brandInHtml(settings: Brand): Plugin {
  const brand = new Map(Object.entries(settings));
  return {
    name: 'brand-in-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\{\{brand\.(\w+)\}\}/g, (_mark, key: string) => brand.get(key) ?? ''),
    },
  };
}

/** The client as browsers get it. */
const forBrowsers: BuildEnvironmentOptions = {
  outDir: '../dist/client',
  emptyOutDir: true,
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    treeshake: {
      // It says so of its server half only: the socket's code is no part of pages without a socket.
      moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }],
    },
    output: {
      // Each page's code lists what to load with it: names would be half of that list.
      chunkFileNames: 'assets/[hash].js',
      codeSplitting: {
        groups: chunkGroups,
      },
    },
    onLog(level, log, report) {
      // 'use client' directives of libraries mean nothing outside a server renderer.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
  },
};

/** The same client for the thread that renders pages ahead: it must believe to be in a browser, or it renders otherwise. */
const forRendering: SSROptions = {
  noExternal: true,
  resolve: { conditions: ['module', 'browser', 'production'] },
};

export default defineConfig(({ mode, isSsrBuild }) => {
  const brand = resolveBrand(loadEnv(mode, envDir, envPrefix));
  return {
    root,
    envDir,
    envPrefix,
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loaders too: what a page asks the server for is no part of the first page's code.
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
            prerenderPages({ configFile: fileURLToPath(import.meta.url), brand }),
            compressAssets(),
          ]),
    ],
    // What it shims is part of React.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    ssr: forRendering,
    build: isSsrBuild ? { copyPublicDir: false } : forBrowsers,
  };
});
