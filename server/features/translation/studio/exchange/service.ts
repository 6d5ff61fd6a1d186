import { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { loadSeen, save } from '#server/features/translation/studio/service.ts';
import { isSameContent } from '#server/features/translation/text-blocks.ts';
import { getText } from '#server/features/translation/text.ts';
import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import { workOf } from '#shared/languages.ts';
import type { exportTextOutput, ImportTextInput, TextChange, TextDelta } from '#shared/schemas/studio.ts';
import { blockContent, type BlockContent } from '#shared/schemas/translation-text.ts';
import type { XliffAnswer, XliffInput } from './xliff-worker.ts';
import { unitsOf, withTargets, type XliffText } from './xliff.ts';

/** XLIFF files are read and written in a thread, within time and memory: the longest text is four megabytes of XML. */
const files = new WorkThread<XliffInput, XliffAnswer>({
  module: childModule(import.meta.url, 'xliff-worker'),
  timeoutMs: 20_000,
  idleTimeoutMs: 60_000,
  maxWaiting: 16,
  maxMegabytes: 512,
});

/*
 * The text as an XLIFF file, for translators who work in tools of their own.
 * Promises: every letter survives the way out and back; what others changed since the export is merged, not overwritten.
 * Never: a source changed by a file, or the file of another text.
 */

/** Throws REVIEW_NOT_FOUND. */
export async function exportText(deps: Deps, reviewId: string): Promise<z.infer<typeof exportTextOutput>> {
  const { version, sourceLanguage, blocks } = await getText(deps, reviewId);
  const xliff = await writeFile({ reviewId, version, lang: workOf(sourceLanguage).tag, blocks });
  return { filename: `translation-v${version}.xlf`, xliff };
}

/** Throws the codes of `saveText`, and TEXT_FILE_INVALID, TEXT_FILE_FOREIGN, TEXT_FILE_MARKUP, TEXT_TOO_LONG. */
export async function importText(deps: Deps, actor: Actor, input: ImportTextInput): Promise<TextDelta> {
  const { id: reviewId, saveId, version: since, xliff } = input;
  const { version, targets } = await readFile(xliff, reviewId);
  const ids = [...new Set([...targets.keys()].map((unit) => unit.split('.')[0] ?? ''))];
  if (!z.array(z.uuid()).safeParse(ids).success) throw new AppError('TEXT_FILE_FOREIGN');
  const request = { targets: [...targets] };
  return save(deps, actor, { reviewId, version, since, saveId, cause: 'imported', request }, async (trx) => {
    const exported = await loadSeen(trx, { reviewId, ids, version });
    const units = new Set(exported.flatMap(unitsOf).map(({ id }) => id));
    if ([...targets.keys()].some((unit) => !units.has(unit))) throw new AppError('TEXT_FILE_FOREIGN');
    return exported.flatMap((block) => changeOf(block, targets));
  });
}

function changeOf(exported: BlockContent, targets: ReadonlyMap<string, string>): TextChange[] {
  const imported = withTargets(exported, targets);
  if (isSameContent(imported, exported)) return [];
  const { success, data } = blockContent.safeParse({ ...imported, state: 'edited', draft: null });
  if (!success) throw new AppError('TEXT_TOO_LONG');
  return [{ kind: 'put', block: data }];
}

async function ask(input: XliffInput): Promise<Exclude<XliffAnswer, { code: unknown }>> {
  const answer = await files.ask(input);
  if ('code' in answer) throw new AppError(answer.code);
  return answer;
}

/** As `readXliff`. Throws its codes and SERVICE_UNAVAILABLE. */
async function readFile(
  xliff: string,
  reviewId: string,
): Promise<{ version: number; targets: ReadonlyMap<string, string> }> {
  const answer = await ask({ read: xliff, reviewId });
  if ('targets' in answer) return answer;
  throw new Error('the thread did not read the file');
}

/** As `writeXliff`. Throws SERVICE_UNAVAILABLE. */
async function writeFile(text: XliffText): Promise<string> {
  const answer = await ask({ write: text });
  if ('xliff' in answer) return answer.xliff;
  throw new Error('the thread did not write the file');
}
