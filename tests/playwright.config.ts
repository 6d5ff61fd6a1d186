import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/run/browser.ts';
import { findFreePort } from '../scripts/sandbox/support/listen.ts';

const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.join(root, 'test-results/app');

// Workers evaluate this file again and must see the first evaluation's choice. A preset SANDBOX_FILE names a product
// that is already running.
const isOurs = process.env.SANDBOX_FILE === undefined || process.env.SANDBOX_FILE.startsWith(dataDir);
if (process.env.SANDBOX_FILE === undefined) {
  fs.rmSync(dataDir, { recursive: true, force: true });
  process.env.SANDBOX_FILE = path.join(dataDir, 'sandbox.json');
  process.env.E2E_PORT = String(await findFreePort());
}
const url = `http://localhost:${process.env.E2E_PORT ?? ''}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  // One more than processors: a test waits for jobs, mails and animations for a third of its time.
  workers: Math.max(2, os.availableParallelism()) + 1,
  // `npm test` repeats what tests/flaky.json names, and nothing else.
  retries: 0,
  timeout: 240_000,
  // Timeouts only end hanging tests; they do not measure speed, since a busy machine is slow, not wrong.
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'Asia/Kathmandu',
    screenshot: 'only-on-failure',
    // Requests that a worker answers bypass `page.route`; its own tests allow it.
    serviceWorkers: 'block',
    // Recording takes a fifth of the processor.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: isOurs
    ? {
        command: `"${process.execPath}" scripts/bootstrap.mjs start`,
        cwd: root,
        env: { PORT: process.env.E2E_PORT ?? '', DATA_DIR: dataDir, DEMO_DATA: 'accounts', TRUST_PROXY: 'loopback' },
        url: `${url}/health/ready`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      }
    : undefined,
});
