import { defineConfig } from 'vite';

/** Empty on purpose: Storybook must not pick up the application's configuration. */
export default defineConfig({ build: { chunkSizeWarningLimit: 2000 } });
