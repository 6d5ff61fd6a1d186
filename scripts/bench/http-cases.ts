import type { BenchEnvironment } from './environment.ts';
import { atLeast, atMost, median, type Finding } from './goals.ts';
import type { Load, LoadResult } from './load.ts';
import { profile } from './profile.ts';

const rounds = 6;
const seconds = 2;
const connections = 64;
/** After this long V8 has compiled what the requests run, and the database's processes have read what they need. */
const warmUpSeconds = 30;

export function get(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export function call(
  procedure: string,
  { input, headers }: { input?: object; headers?: Record<string, string> },
): string {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return get(`/trpc/${procedure}${query}`, headers);
}

/** Anonymous lookups, each from a new IP: the costliest callers, since each opens a rate-limit window. */
export function lookups(codes: readonly string[]): string[] {
  return codes.map((code) => call('verification.lookup', { input: { code }, headers: { 'x-forwarded-for': '{ip}' } }));
}

/** Runs one load. Throws on an unexpected response. */
export async function runLoad({ load }: Pick<BenchEnvironment, 'load'>, work: Partial<Load>): Promise<LoadResult> {
  const result = (await load.request({ connections, seconds, intervalMs: 0, ...work })) as LoadResult;
  if (result.unexpected > 0) throw new Error(`${result.unexpected} unexpected responses, the first: ${result.example}`);
  return result;
}

interface Pair {
  /** Of its profile. */
  name: string;
  bare: string[];
  product: string[];
  expectedText: string;
}

/** Alternates the two servers, so that other load on the machine affects both; medians of the rounds. */
async function compare(environment: BenchEnvironment, { name: pair, bare, product, expectedText }: Pair) {
  const results = { bare: [] as LoadResult[], product: [] as LoadResult[] };
  const cpu = { bare: [] as number[], product: [] as number[] };
  const requests = { bare, product };
  for (const name of ['bare', 'product'] as const) {
    const port = environment[name].port;
    await runLoad(environment, { port, requests: requests[name], expectedText, seconds: warmUpSeconds });
  }
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['bare', 'product'] as const) : (['product', 'bare'] as const);
    for (const name of order) {
      const before = environment[name].cpu();
      const result = await runLoad(environment, {
        port: environment[name].port,
        requests: requests[name],
        expectedText,
      });
      results[name].push(result);
      cpu[name].push((environment[name].cpu() - before) / (result.perSecond * seconds));
    }
  }
  // After the measurement, since a profiled process is slower.
  await profile(environment.product, pair, () =>
    runLoad(environment, { port: environment.product.port, requests: product, expectedText }),
  );
  const of = (list: readonly LoadResult[], pick: (result: LoadResult) => number) => median(list.map(pick));
  const perSecond = (result: LoadResult) => result.perSecond;
  const p99 = (result: LoadResult) => result.p99;
  return {
    ratio: of(results.product, perSecond) / of(results.bare, perSecond),
    tail: of(results.product, p99) / of(results.bare, p99),
    text: `${of(results.product, perSecond).toFixed(0)} of ${of(results.bare, perSecond).toFixed(0)} a second`,
    cpu: { bare: median(cpu.bare), product: median(cpu.product) },
  };
}

export async function measureHttp(environment: BenchEnvironment): Promise<Finding[]> {
  const { customers, codes } = environment;
  const p1 = await compare(environment, {
    name: 'lookup',
    bare: codes.map((code) => get(`/lookup?${code}`)),
    product: lookups(codes),
    expectedText: 'TFE',
  });
  const p2 = await compare(environment, {
    name: 'point-query',
    bare: customers.map(({ id }) => get(`/unread?${id}`)),
    product: customers.map(({ cookie }) => call('notifications.unreadCount', { headers: { cookie } })),
    expectedText: '"count":3',
  });
  const p3 = await compare(environment, {
    name: 'list',
    bare: customers.map(({ id }) => get(`/list?${id}`)),
    product: customers.map(({ cookie }) => call('documents.list', { input: { pageSize: 50 }, headers: { cookie } })),
    expectedText: 'deed-',
  });
  const cases = [
    { name: 'P1 verification', must: 0.4, found: p1 },
    { name: 'P2 signed-in point query', must: 0.65, found: p2 },
    { name: 'P3 list of 50', must: 0.6, found: p3 },
  ];
  return [
    ...cases.flatMap(({ name, must, found }) => [
      atLeast(`${name} against bare (${found.text})`, must, found.ratio),
      cpuTimes(name, found.cpu),
    ]),
    atMost('P1 p99 against bare', { must: 2.5, found: p1.tail, unit: '×' }),
  ];
}

/** CPU time hardly depends on other load, so it distinguishes two versions where rates do not. */
function cpuTimes(name: string, { bare, product }: { bare: number; product: number }): Finding {
  const found = (bare / product).toFixed(2);
  return { goal: `${name}: CPU time (${product.toFixed(0)} for ${bare.toFixed(0)} µs)`, must: '', found };
}
