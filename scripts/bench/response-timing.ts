import { atMost, median, type Finding } from './goals.ts';
import type { BenchEnvironment } from './environment.ts';

/** Of either kind, asked about in turn. */
const tries = 500;
const atOnce = 20;

interface Question {
  procedure: string;
  /** Besides the address. */
  input: object;
  status: number;
  name: string;
}

const questions: readonly Question[] = [
  { procedure: 'auth.login', input: { password: 'not the right one' }, status: 401, name: 'S1 a wrong password' },
  { procedure: 'auth.requestPasswordReset', input: {}, status: 200, name: 'S2 a forgotten password' },
];

/** Whether the time of an answer tells that an address has an account. Each is asked about once, by a caller of its own. */
export async function measureResponseTiming(stand: BenchEnvironment): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const question of questions) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < tries; index += atOnce) {
      const numbers = Array.from({ length: atOnce }, (_, offset) => index + offset);
      // Both kinds in each handful, in an order that changes.
      await Promise.all(
        numbers.map(async (number) => {
          const kinds = number % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
          for (const kind of kinds) {
            if (kind === 'known') known.push(await ask(stand, question, `person${14_000 + number}@people.example`));
            else unknown.push(await ask(stand, question, `nobody${14_000 + number}@people.example`));
          }
        }),
      );
    }
    const medians = `${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`;
    findings.push({
      ...atMost('', { must: 0.6, found: separation(known, unknown), unit: '' }),
      goal: `${question.name}: an account told by the time (${medians})`,
      found: separation(known, unknown).toFixed(2),
    });
  }
  return findings;
}

/** Milliseconds of one answer. */
async function ask(
  { product }: BenchEnvironment,
  { procedure, input, status }: Question,
  email: string,
): Promise<number> {
  const byte = () => Math.floor(Math.random() * 256);
  const asked = performance.now();
  const answer = await fetch(`http://127.0.0.1:${product.port}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
    body: JSON.stringify({ ...input, email }),
  });
  await answer.text();
  if (answer.status !== status) throw new Error(`${procedure} answered ${answer.status}`);
  return performance.now() - asked;
}

/** How well one threshold tells two groups apart (area under the curve): 0.5 not at all, 1 always. */
function separation(some: readonly number[], others: readonly number[]): number {
  const wins = some.reduce(
    (sum, one) => sum + others.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const area = wins / (some.length * others.length);
  return Math.max(area, 1 - area);
}
