import '../run/die-with-parent.ts';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildClientOnce } from '../build/client-build.ts';
import { ensureBrowser, findBrowser } from '../run/browser.ts';
import { say, step } from '../run/console.ts';
import { seedOnce } from '../run/seed-once.ts';
import { startServer } from '../run/server-child.ts';
import { openWorkplace } from '../run/workplace.ts';
import { demoUsers } from '../seed/users.ts';
import { measureInteractions } from './client/interactions.ts';
import { measuredPages, type MeasuredPage, type Visitor } from './client/pages.ts';
import { visit, type Cookie, type Visit } from './client/visit.ts';
import { median, report, type Finding } from './goals.ts';

/*
 * Measures cold visits on a slow phone (CPU slowed four times, slow 4G), against the whole product with its demo data in a
 * temporary folder: time until usable and layout shift, medians of five. Exits non-zero on a missed goal. Arguments select
 * pages: `npm run bench:client -- /dashboard /`; `-- inp` measures presses instead, see `client/interactions.ts`.
 */

const visitsPerPage = 5;
const maxShift = 0.05;

type Cookies = Readonly<Record<Visitor, readonly Cookie[]>>;

async function withProduct<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-client-'));
  // PostgreSQL's own account must be able to enter the folder.
  await fs.chmod(dataDir, 0o711);
  const stops = [() => fs.rm(dataDir, { recursive: true, force: true })];
  try {
    const workplace = await openWorkplace({ ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
    stops.unshift(workplace.close);
    const clientDir = await step('client', () => buildClientOnce());
    await seedOnce(dataDir, workplace.settings);
    const server = await step('server', () => startServer({ env: { ...workplace.settings, CLIENT_DIR: clientDir } }));
    stops.unshift(server.stop);
    return await work(workplace.url);
  } finally {
    for (const stop of stops) await stop();
  }
}

async function call(url: string, procedure: string, init?: { cookie?: string; body?: object; input?: object }) {
  const search = init?.input ? `?input=${encodeURIComponent(JSON.stringify(init.input))}` : '';
  const response = await fetch(`${url}/trpc/${procedure}${search}`, {
    method: init?.body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Origin: url, ...(init?.cookie ? { Cookie: init.cookie } : {}) },
    ...(init?.body ? { body: JSON.stringify(init.body) } : {}),
  });
  if (!response.ok) throw new Error(`${procedure} answered ${response.status}`);
  return response;
}

/** Signs in and returns the session's cookies. */
async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<Cookie[]> {
  const response = await call(url, 'auth.login', { body: { email, password } });
  return response.headers.getSetCookie().map((header) => {
    const [pair = ''] = header.split(';');
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

/** A code that the public page finds, from the demo customer's orders. */
async function findCode(url: string, cookies: readonly Cookie[]): Promise<string> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await call(url, 'documents.list', { cookie, input: { page: 1 } });
  const text = await response.text();
  const found = /"verificationCode":"([^"]+)","isAuthenticated":true/.exec(text)?.[1];
  if (found === undefined) throw new Error('the demo data hold no certified document');
  return found;
}

async function measurePage(url: string, page: MeasuredPage, cookies: Cookies): Promise<Finding[]> {
  const code = page.path.includes('%CODE%') ? await findCode(url, cookies.customer) : '';
  const target = url + page.path.replace('%CODE%', code);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
  try {
    const visits: Visit[] = [];
    for (let count = 0; count < visitsPerPage; count += 1) {
      visits.push(await visit(browser, { url: target, page, cookies: cookies[page.visitor] }));
    }
    return findingsOf(page, visits);
  } finally {
    await browser.close();
  }
}

function findingsOf({ path: name, usableMs }: MeasuredPage, visits: readonly Visit[]): Finding[] {
  const middle = (pick: (one: Visit) => number) => median(visits.map((one) => pick(one)));
  const usable = middle((one) => one.usableMs);
  const shift = middle((one) => one.shift);
  const all = visits
    .map((one) => one.usableMs)
    .toSorted((a, b) => a - b)
    .map((ms) => ms.toFixed(0));
  say(
    `${name}: usable ${all.join(' ')} ms, first paint ${middle((one) => one.firstPaintMs).toFixed(0)} ms, ` +
      `${middle((one) => one.scripts)} scripts, ${middle((one) => one.transferredKb).toFixed(0)} kB`,
  );
  return [
    {
      goal: `${name} usable`,
      must: usableMs === undefined ? '' : `≤ ${usableMs} ms`,
      found: `${usable.toFixed(0)} ms`,
      isMet: usableMs === undefined ? undefined : usable <= usableMs,
    },
    { goal: `${name} layout shift`, must: `≤ ${maxShift}`, found: shift.toFixed(3), isMet: shift <= maxShift },
  ];
}

async function measureVisits(wanted: readonly string[]): Promise<Finding[]> {
  const pages = measuredPages.filter(({ path: name }) => wanted.length === 0 || wanted.includes(name));
  if (pages.length === 0) throw new Error(`no such page; known: ${measuredPages.map((page) => page.path).join(' ')}`);
  await ensureBrowser();
  return withProduct(async (url) => {
    const [customer, authenticator, admin] = demoUsers;
    const cookies = {
      guest: [],
      customer: await signIn(url, customer),
      authenticator: await signIn(url, authenticator),
      admin: await signIn(url, admin),
    };
    // The first visits warm the server up.
    for (const page of pages) await call(url, 'auth.session').then(() => fetch(url + page.path));
    const found: Finding[] = [];
    for (const page of pages) found.push(...(await step(page.path, () => measurePage(url, page, cookies))));
    return found;
  });
}

const [first, ...rest] = process.argv.slice(2);
const findings = first === 'inp' ? await measureInteractions(rest) : await measureVisits(process.argv.slice(2));
process.exitCode = report(findings) ? 0 : 1;
if (first !== 'inp') {
  console.log('Documenso is not measured beside: its source and image cannot be had from the npm registry.');
}
