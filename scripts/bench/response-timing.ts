import type { BenchEnvironment } from './environment.ts';
import { atMost, median, type Finding } from './goals.ts';

/** Requests per kind of address. */
const samples = 500;
const concurrency = 20;

interface TimedCall {
  procedure: string;
  /** Besides the e-mail address. */
  input: object;
  status: number;
  name: string;
}

const timedCalls: readonly TimedCall[] = [
  {
    procedure: 'auth.login',
    input: { password: 'not the right one' },
    status: 401,
    name: 'S1 login with a wrong password',
  },
  { procedure: 'auth.requestPasswordReset', input: {}, status: 200, name: 'S2 password reset' },
];

/** Goals S1 and S2: response times do not reveal which addresses have accounts. Each address is used once, from a random IP. */
export async function measureResponseTiming(environment: BenchEnvironment): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const timedCall of timedCalls) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < samples; index += concurrency) {
      const numbers = Array.from({ length: concurrency }, (_, offset) => index + offset);
      // Both kinds in each batch, in alternating order.
      await Promise.all(
        numbers.map(async (number) => {
          const kinds = number % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
          for (const kind of kinds) {
            if (kind === 'known')
              known.push(await timeCall(environment, timedCall, `person${14_000 + number}@people.example`));
            else unknown.push(await timeCall(environment, timedCall, `nobody${14_000 + number}@people.example`));
          }
        }),
      );
    }
    const medians = `${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`;
    findings.push({
      ...atMost('', { must: 0.6, found: separation(known, unknown), unit: '' }),
      goal: `${timedCall.name}: separation of known and unknown addresses (${medians})`,
      found: separation(known, unknown).toFixed(2),
    });
  }
  return findings;
}

/** Milliseconds until the response. */
async function timeCall(
  { product }: BenchEnvironment,
  { procedure, input, status }: TimedCall,
  email: string,
): Promise<number> {
  const byte = () => Math.floor(Math.random() * 256);
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${product.port}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
    body: JSON.stringify({ ...input, email }),
  });
  await response.text();
  if (response.status !== status) throw new Error(`${procedure} answered ${response.status}`);
  return performance.now() - started;
}

/** Separability of two samples (area under the ROC curve): 0.5 none, 1 full. */
function separation(some: readonly number[], others: readonly number[]): number {
  const wins = some.reduce(
    (sum, one) => sum + others.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const area = wins / (some.length * others.length);
  return Math.max(area, 1 - area);
}
