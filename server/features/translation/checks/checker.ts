import { AppError } from '#server/errors.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import type { Phrase } from '#shared/phrase.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import type { CheckAnswer, CheckInput, NamedPhrases } from './check-worker.ts';

/** Runs the checks in a worker thread, which loads the dictionary on demand and off the event loop. */
const checks = new WorkThread<CheckInput, CheckAnswer>({
  module: childModule(import.meta.url, 'check-worker'),
  timeoutMs: 30_000,
  idleTimeoutMs: 5 * 60_000,
  maxWaiting: 64,
  maxMegabytes: 512,
});

/** Names of the lists, which stay the same until staff change a phrase. */
const names = new WeakMap<readonly Phrase[], number>();
let lastName = 0;

function nameOf(phrases: readonly Phrase[]): number {
  const known = names.get(phrases);
  if (known !== undefined) return known;
  lastName += 1;
  names.set(phrases, lastName);
  return lastName;
}

/** Of a language that is read, none for one that a person types. */
interface Phrases {
  lang: SourceTag;
  list: readonly Phrase[];
}

/** Throws SERVICE_UNAVAILABLE when the checks cannot run. */
export async function runChecks(
  input: Omit<CheckInput, 'phrases'>,
  phrases: Phrases | undefined,
): Promise<TextFinding[]> {
  const named = phrases && { lang: phrases.lang, list: nameOf(phrases.list) };
  const found = (await checks.ask({ ...input, phrases: named ?? null })) ?? (await askWithTerms(input, phrases, named));
  if (found === undefined) throw new AppError('SERVICE_UNAVAILABLE');
  return found;
}

/** Sends the phrases too: the thread has another list of the language, or has just started. */
async function askWithTerms(
  input: Omit<CheckInput, 'phrases'>,
  phrases: Phrases | undefined,
  named: NamedPhrases | undefined,
): Promise<CheckAnswer> {
  if (!phrases || !named) return undefined;
  const terms = phrases.list.map(({ source, target, kind }) => ({ source, target, kind }));
  return checks.ask({ ...input, phrases: { ...named, terms } });
}

/** Ends the thread. The next text starts another. */
export function stopChecks(): void {
  checks.stop();
}
