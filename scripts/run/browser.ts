import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { say } from './console.ts';
import { inRoot } from './paths.ts';
import { runToEnd } from './process.ts';
import { candidatesOnPath, installSystemPackage } from './system-package.ts';

/** Headless shell first: same rendering for two thirds of the CPU time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Path of a browser: `CHROMIUM_PATH`, the PATH, or Playwright's download; undefined when none is installed. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...candidatesOnPath(names), '/usr/bin/chromium', ...macPlaces];
  return [...candidates, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file));
}

/** Installs a browser when none is found: Debian's package as root, else Playwright's download. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  say('no browser found: installing one');
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findBrowser()) await installSystemPackage(name);
  if (!findBrowser()) await runToEnd([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}
