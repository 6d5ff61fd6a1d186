import { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { loadSeen, save } from '#server/features/translation/studio/service.ts';
import { isSameContent } from '#server/features/translation/text-blocks.ts';
import { getText } from '#server/features/translation/text.ts';
import type { exportTextOutput, ImportTextInput, TextChange, TextDelta } from '#shared/schemas/studio.ts';
import { blockContent, type BlockContent } from '#shared/schemas/translation-text.ts';
import { languageTagOf } from '#shared/translation-text.ts';
import { readFile, writeFile } from './xliff-thread.ts';
import { unitsOf, withTargets } from './xliff.ts';

/*
 * The text as an XLIFF file, for translators who work in tools of their own.
 * Promises: every letter survives the way out and back; what others changed since the export is merged, not overwritten.
 * Never: a source changed by a file, or the file of another text.
 */

/** Throws REVIEW_NOT_FOUND. */
export async function exportText(deps: Deps, reviewId: string): Promise<z.infer<typeof exportTextOutput>> {
  const { version, sourceLanguage, blocks } = await getText(deps, reviewId);
  const xliff = await writeFile({ reviewId, version, lang: languageTagOf(sourceLanguage), blocks });
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
