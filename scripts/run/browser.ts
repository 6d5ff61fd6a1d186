import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { say } from './console.ts';
import { inRoot } from './paths.ts';
import { runToEnd } from './process.ts';
import { installSystemPackage, placesOnPath } from './system-package.ts';

/** The headless shell first: it renders the same pages for two thirds of the processor time of the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A browser of this machine: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...placesOnPath(names), '/usr/bin/chromium', ...macPlaces];
  return [...candidates, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file));
}

/** Puts a browser on this machine when there is none: Debian's own as root, else Playwright's. */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  say('no browser here: installing one');
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findBrowser()) await installSystemPackage(name);
  if (!findBrowser()) await runToEnd([inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
}
