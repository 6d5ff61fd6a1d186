import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../bench/goals.ts';
import { ensureBrowser, findBrowser } from '../run/browser.ts';
import { reasonOf, say, step } from '../run/console.ts';
import { columns } from './columns.ts';

export interface PageAudit {
  path: string;
  /** Medians over the runs, in the order of `columns`. */
  figures: number[];
}

const runsPerPage = 3;
/** Retries per page: recording a trace fails occasionally on a busy machine. */
const maxFailuresPerPage = 2;

const flags = [
  '--headless=new',
  '--disable-quic',
  // No network: neither pages nor the browser's own services reach beyond this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Chromium's sandbox does not start as root, as in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Audits `paths` with Lighthouse's default profile, a phone. Throws when a page fails more than `maxFailuresPerPage` times. */
export async function auditPages(origin: string, paths: readonly string[]): Promise<PageAudit[]> {
  await ensureBrowser();
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: flags });
  try {
    const audits: PageAudit[] = [];
    // Warm-up: a cold browser and server are slower, so the first audit is discarded.
    await step('warming up', () => auditPage(origin, paths[0] ?? '/', browser.port));
    for (const path of paths) audits.push(await step(path, () => auditPage(origin, path, browser.port)));
    return audits;
  } finally {
    browser.kill();
  }
}

async function auditPage(origin: string, path: string, port: number): Promise<PageAudit> {
  const runs: number[][] = [];
  for (let failures = 0; runs.length < runsPerPage;) {
    try {
      runs.push(await audit(origin + path, port));
    } catch (error) {
      failures += 1;
      if (failures > maxFailuresPerPage) throw error;
      say(`retrying: ${reasonOf(error)}`);
    }
  }
  return { path, figures: columns.map((_column, index) => median(runs.map((run) => run[index] ?? Number.NaN))) };
}

async function audit(url: string, port: number): Promise<number[]> {
  const result = (await lighthouse(url, { port, logLevel: 'error' }))?.lhr;
  if (!result) throw new Error(`no Lighthouse result for ${url}`);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return columns.map(({ title, read }) => {
    const figure = read(result);
    if (figure === null || figure === undefined) throw new Error(`no Lighthouse figure for ${title} of ${url}`);
    return figure;
  });
}
