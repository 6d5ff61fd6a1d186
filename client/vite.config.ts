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

export default defineConfig(({ mode }) => ({
  root,
  envDir,
  envPrefix,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: fileURLToPath(new URL('routes', import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL('routeTree.gen.ts', import.meta.url)),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    brandInHtml(mode),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      onwarn(warning, warn) {
        // 'use client' marks of libraries mean nothing outside a server renderer.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
}));
