import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { runChecks, stopChecks } from '#server/features/translation/checks/checker.ts';
import type { Phrase } from '#shared/phrase.ts';
import { blockOf, pageOf } from '../support/printed-texts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  stopChecks();
});

const phrase = (target: string): Phrase => ({ source: 'Certidão de Nascimento', target, kind: 'title' });

/** Rules of a text with the usual title, checked with these phrases. */
async function rulesWith(list: readonly Phrase[]): Promise<string[]> {
  const block = blockOf({ kind: 'paragraph', source: 'Certidão de Nascimento', target: 'Birth Certificate' });
  const findings = await runChecks(
    {
      text: {
        pages: [pageOf(1, { lang: 'pt' })],
        blocks: [{ ...block, lang: 'pt', version: 1, confirmedBy: null, confirmedByName: null, confirmedAt: null }],
      },
      spelling: { people: [], family: [] },
      sourcePages: 1,
    },
    { lang: 'pt', list },
  );
  return findings.map(({ rule }) => rule);
}

test('phrases are sent once for each list, and again to a new thread', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const timesSent = () => posted.mock.calls.filter(([message]) => JSON.stringify(message).includes('"terms"')).length;
  const delivered = [phrase('Birth Certificate')];
  expect(await rulesWith(delivered)).not.toContain('term-differs');
  expect(await rulesWith(delivered)).not.toContain('term-differs');
  expect(timesSent()).toBe(1);

  // Staff change the target: the new list counts at once.
  const changed = [phrase('Record of Birth')];
  expect(await rulesWith(changed)).toContain('term-differs');
  expect(await rulesWith(delivered)).not.toContain('term-differs');
  expect(timesSent()).toBe(3);

  stopChecks();
  expect(await rulesWith(delivered)).not.toContain('term-differs');
  expect(timesSent()).toBe(4);
});
