import { defineConfig } from 'vite';

/** Overrides `client/vite.config.ts`, which Storybook would otherwise load. */
export default defineConfig({ build: { chunkSizeWarningLimit: 2000 } });
