import { startChild } from './child.ts';
import { atMost, type Finding } from './goals.ts';
import { lookups, runLoad } from './http-cases.ts';
import type { Stand } from './stand.ts';

const seconds = 4;
/** A calm stream of honest questions: two hundred a second. */
const calm = { connections: 20, every: 100, seconds, holds: 'TFE' };

/** Wrong passwords from everywhere, as fast as they are answered: refused or not, each is an answer. */
function guesses(): string[] {
  return Array.from({ length: 2000 }, (_, index) => {
    const body = JSON.stringify({ email: `person${index * 7}@people.example`, password: `guess-${index}` });
    const head = [
      'POST /trpc/auth.login HTTP/1.1',
      'host: localhost',
      'x-forwarded-for: {ip}',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  });
}

/** How late honest questions are answered while passwords are guessed, against a quiet time right before. */
export async function measureFlood(stand: Stand): Promise<Finding[]> {
  const work = { ...calm, port: stand.product.port, requests: lookups(stand.codes) };
  const quiet = await runLoad(stand, work);
  const attacker = await startChild('load.ts', { log: '/dev/null' });
  try {
    const flood = attacker.ask({
      port: stand.product.port,
      connections: 64,
      seconds: seconds + 1,
      every: 0,
      requests: guesses(),
      holds: '',
    });
    const flooded = await runLoad(stand, work);
    await flood;
    return [
      {
        ...atMost('', { must: 3, found: flooded.p99 / quiet.p99, unit: '×' }),
        goal: `P9 p99 of verification under a login flood (${flooded.p99.toFixed(1)} of ${quiet.p99.toFixed(1)} ms)`,
      },
    ];
  } finally {
    await attacker.stop();
  }
}
