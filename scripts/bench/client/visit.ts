import type { Browser, CDPSession } from '@playwright/test';
import { z } from 'zod';
import { inRoot } from '../../run/paths.ts';
import type { MeasuredPage } from './pages.ts';

/** One cold visit of a page on a slow phone. */
export interface Visit {
  firstPaintMs: number;
  usableMs: number;
  shift: number;
  scripts: number;
  transferredKb: number;
}

/** A mid-range phone on slow 4G, as Lighthouse simulates it. */
export const cpuSlowdown = 4;
const network = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const viewport = { width: 412, height: 823 };
const probe = inRoot('scripts/bench/client/probe.js');
const figures = z.object({ firstPaintMs: z.number(), usableMs: z.number(), shift: z.number(), scripts: z.number() });
const timeoutMs = 60_000;
/** After the page is usable, what still arrives may shift it. */
const settleMs = 2500;

export interface Cookie {
  name: string;
  value: string;
  url: string;
}

export interface VisitOptions {
  url: string;
  page: MeasuredPage;
  cookies: readonly Cookie[];
}

/** Opens the page in a fresh context: no cache, no service worker. */
export async function visit(browser: Browser, { url, page, cookies }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
  try {
    await context.addCookies([...cookies]);
    const tab = await context.newPage();
    const bytes = await throttle(await context.newCDPSession(tab));
    await tab.addInitScript(`window.probe = ${JSON.stringify({ content: page.content, timeoutMs })}`);
    await tab.addInitScript({ path: probe });
    await tab.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await tab.evaluate('window.probe.usable');
    await tab.waitForTimeout(settleMs);
    return { ...figures.parse(await tab.evaluate('window.probe.read()')), transferredKb: bytes() / 1000 };
  } finally {
    await context.close();
  }
}

/** Throttles the tab; the result counts the bytes it received. */
async function throttle(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return () => bytes;
}
