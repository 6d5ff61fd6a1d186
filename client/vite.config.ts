import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { resolveBrand } from '../shared/brand.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const envDir = fileURLToPath(new URL('..', import.meta.url));
const envPrefix = ['VITE_', 'BRAND_'];

/** Fills `{{brand.name}}` and the like in index.html, so that the brand stands in one file only. */
function brandInHtml(mode: string): Plugin {
  const brand = new Map(Object.entries(resolveBrand(loadEnv(mode, envDir, envPrefix))));
  return {
    name: 'brand-in-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\{\{brand\.(\w+)\}\}/g, (_mark, key: string) => brand.get(key) ?? ''),
    },
  };
}

/** On every page with a form or a menu, and small: in one file they compress better than in twenty. */
const basics =
  /\/client\/ui\/(button-link|icon-button|skip-link|menu-drawer|render-as|unpressed|field|use-field-control|control-style|text-input)\.tsx?$/;

export default defineConfig(({ mode }) => ({
  root,
  envDir,
  envPrefix,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders too: what a page asks the server for is no part of the first page's code.
      codeSplittingOptions: { defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: fileURLToPath(new URL('routes', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('routeTree.gen.ts', import.meta.url)),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    brandInHtml(mode),
  ],
  // What it shims is part of React.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
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
          groups: [
            {
              name: 'core',
              tags: ['$initial'],
              test: (id) => !id.includes('wsLink'),
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // Menus, dialogs, popovers: on most pages of the application, on no page for visitors.
            {
              name: 'overlays',
              test: /@base-ui|@floating-ui/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'basics', test: basics, includeDependenciesRecursively: false },
          ],
        },
      },
      onwarn(warning, warn) {
        // 'use client' marks of libraries mean nothing outside a server renderer.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
