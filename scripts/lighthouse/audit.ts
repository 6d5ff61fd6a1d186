import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../bench/goals.ts';
import { ensureBrowser, findBrowser } from '../run/browser.ts';
import { reasonOf, say, step } from '../run/console.ts';
import { columns } from './columns.ts';

export interface PageAudit {
  path: string;
  /** In the order of `columns`; each the median of its runs. */
  figures: number[];
}

const runsPerPage = 3;
/** Recording a page fails now and then on a busy machine; a page that fails more often than this is not measurable. */
const failuresPerPage = 2;

const flags = [
  '--headless=new',
  '--disable-quic',
  // Nobody but this machine is asked, whatever a page or the browser would like to know.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // The browser's own sandbox refuses to start for root, as in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Audits each of `paths` as Lighthouse does without settings: as a phone. Throws when a page cannot be measured. */
export async function auditPages(origin: string, paths: readonly string[]): Promise<PageAudit[]> {
  await ensureBrowser();
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: flags });
  try {
    const audits: PageAudit[] = [];
    // A browser and a server that have just started are slower than they will be: what they say first is not kept.
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
      if (failures > failuresPerPage) throw error;
      say(`again, since ${reasonOf(error)}`);
    }
  }
  return { path, figures: columns.map((_column, index) => median(runs.map((run) => run[index] ?? Number.NaN))) };
}

async function audit(url: string, port: number): Promise<number[]> {
  const result = (await lighthouse(url, { port, logLevel: 'error' }))?.lhr;
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return columns.map(({ title, read }) => {
    const figure = read(result);
    if (figure === null || figure === undefined) throw new Error(`Lighthouse has no ${title} of ${url}`);
    return figure;
  });
}
