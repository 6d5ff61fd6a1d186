import { AppError } from '#server/errors.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import type { XliffAnswer, XliffInput } from './xliff-worker.ts';
import type { XliffText } from './xliff.ts';

/** XLIFF files are read and written in a thread, within time and memory: the longest text is four megabytes of XML. */
const files = new WorkThread<XliffInput, XliffAnswer>({
  module: childModule(import.meta.url, 'xliff-worker'),
  timeoutMs: 20_000,
  idleTimeoutMs: 60_000,
  maxWaiting: 16,
  maxMegabytes: 512,
});

async function ask(input: XliffInput): Promise<Exclude<XliffAnswer, { code: unknown }>> {
  const answer = await files.ask(input);
  if ('code' in answer) throw new AppError(answer.code);
  return answer;
}

/** As `readXliff`. Throws its codes and SERVICE_UNAVAILABLE. */
export async function readFile(
  xliff: string,
  reviewId: string,
): Promise<{ version: number; targets: ReadonlyMap<string, string> }> {
  const answer = await ask({ read: xliff, reviewId });
  if ('targets' in answer) return answer;
  throw new Error('the thread did not read the file');
}

/** As `writeXliff`. Throws SERVICE_UNAVAILABLE. */
export async function writeFile(text: XliffText): Promise<string> {
  const answer = await ask({ write: text });
  if ('xliff' in answer) return answer.xliff;
  throw new Error('the thread did not write the file');
}
