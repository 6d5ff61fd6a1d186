import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

// A zone with an offset of a quarter hour reveals code that ignores time zones.
process.env.TZ = 'Asia/Kathmandu';

const shared = {
  setupFiles: 'tests/support/setup.ts',
  restoreMocks: true,
  pool: 'forks' as const,
  // Files share a worker and its loaded modules, which halves their CPU time; tests must undo their changes.
  isolate: false,
  // Node's own type stripping takes less CPU time than Vite's transforms; no test here mocks modules.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Fewer collections, a tenth of the processor time.
  execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
};

export default defineConfig({
  root,
  cacheDir: path.join(root, 'node_modules/.vitest'),
  test: {
    // One more than processors: a third of an integration file's time is waiting for databases, processes and limits.
    maxWorkers: Math.max(2, os.availableParallelism()) + 1,
    tags: [{ name: 'sweep', description: 'Exhaustive or long: `npm run test:sweeps`, not `npm test`.' }],
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // Timeouts only end hanging tests; they do not measure speed, since a busy machine is slow, not wrong. Files set none of their own.
          testTimeout: 300_000,
          hookTimeout: 480_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
