import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { say } from './console.ts';
import { inRoot } from './paths.ts';
import { runToEnd } from './process.ts';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A browser of this machine: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => names.map((name) => path.join(dir, name)));
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...onPath, '/usr/bin/chromium', ...macPlaces];
  return [...candidates, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file));
}

/** Puts a browser on this machine when there is none: Debian's own as root, else Playwright's. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  say('no browser here: installing one');
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    try {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch (error) {
      console.error('the package manager has none for us:', error);
    }
  }
  if (!findBrowser()) await runToEnd([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}
