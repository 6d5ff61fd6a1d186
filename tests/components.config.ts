import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compileMessages } from '../client/compile-messages.ts';
import { findBrowser } from '../scripts/run/browser.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Parts of the client in a real browser, without a server. */
export default defineConfig({
  root,
  cacheDir: path.join(root, 'node_modules/.vitest-components'),
  plugins: [compileMessages(), react(), tailwindcss()],
  // Known before the first page: one found later would reload it in the middle of a test.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/dialog',
      '@base-ui/react/toast',
      'clsx',
      'class-variance-authority',
      'lucide-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react-dropzone',
      'react-hook-form',
      'react/jsx-dev-runtime',
      'use-intl/core',
    ],
  },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: 'tests/components/words.ts',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findBrowser() } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
