import './die-with-parent.ts';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { auditPages, type PageAudit } from './lighthouse/audit.ts';
import { columns } from './lighthouse/columns.ts';
import { buildClientOnce } from './run/client-build.ts';
import { step } from './run/console.ts';
import { startServer } from './run/server-child.ts';
import { openWorkplace } from './run/workplace.ts';

/*
 * Audits the public pages with Lighthouse as a phone on a slow network, against the whole product in a temporary data
 * folder. Exits non-zero when a public page misses the goal in any category.
 */

const goal = 95;
const publicPages = ['/', '/translations', '/verify'];

async function measure(): Promise<PageAudit[]> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
  // PostgreSQL's own account must be able to enter the folder.
  await fs.chmod(dataDir, 0o711);
  const stops = [() => fs.rm(dataDir, { recursive: true, force: true })];
  try {
    const workplace = await openWorkplace({ ...process.env, DATA_DIR: dataDir, PORT: '0' });
    stops.unshift(workplace.close);
    const clientDir = await step('client', buildClientOnce);
    const server = await step('server', () => startServer({ env: { ...workplace.settings, CLIENT_DIR: clientDir } }));
    stops.unshift(server.stop);
    return await auditPages(workplace.url, [...publicPages, '/login']);
  } finally {
    for (const stop of stops) await stop();
  }
}

function print(audits: readonly PageAudit[]): void {
  const pathWidth = Math.max(...audits.map((audit) => audit.path.length));
  console.log([''.padEnd(pathWidth), ...columns.map(({ title }) => title.padStart(9))].join('  '));
  for (const { path: page, figures } of audits) {
    const cells = columns.map(({ title, format }, index) =>
      format(figures[index] ?? Number.NaN).padStart(Math.max(title.length, 9)),
    );
    console.log([page.padEnd(pathWidth), ...cells].join('  '));
  }
}

function misses({ path: page, figures }: PageAudit): string[] {
  if (!publicPages.includes(page)) return [];
  return columns.flatMap(({ title, isScore }, index) =>
    isScore && !((figures[index] ?? 0) >= goal) ? [`${page}: ${title} is below ${goal}`] : [],
  );
}

const audits = await measure();
print(audits);
const missed = audits.flatMap(misses);
for (const miss of missed) console.log(`MISSED  ${miss}`);
process.exitCode = missed.length === 0 ? 0 : 1;
