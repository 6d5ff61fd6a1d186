import type { TextFinding } from '#shared/schemas/studio.ts';
import { foldLetters } from '#shared/spelling.ts';
import { isLatin } from '#shared/writing-systems.ts';
import { at, quoted } from '../rules.ts';
import { isTranslated, type CheckedText, type Segment } from '../segments.ts';
import { knowsWord } from './meanings.ts';

/**
 * A name in the place of another of the same text: `he – Munteanu, she – Ciobotaru` for `el – Munteanu, ea – Munteanu`. The English
 * has one name once less and one once more than the source, and every other as often.
 */
export function checkNameCounts({ segments }: CheckedText): TextFinding[] {
  return segments
    .filter((segment) => isTranslated(segment) && isLatin(segment.lang) && segment.lang !== 'en')
    .flatMap((segment) => {
      const [lost, added] = exchangedName(segment) ?? [];
      if (lost === undefined || added === undefined) return [];
      const say = `${quoted(lost)} stands less often here than in the source, and ${quoted(added)} more often. Compare the names.`;
      return [at(segment, 'pairing', say)];
    });
}

/** A text of more names is a list of its own. */
const maxNames = 200;

function exchangedName({ source, target, lang }: Segment): [lost: string, added: string] | undefined {
  const [own, english] = [namesOf(source), namesOf(target)];
  if (own.size > maxNames || english.size > maxNames) return undefined;
  const moved = [...own].flatMap(([name, { times, written }]) => {
    const other = english.get(name);
    return other === undefined || other.times === times ? [] : [{ written, by: other.times - times }];
  });
  const [one, two, more] = moved;
  if (!one || !two || more || one.by + two.by !== 0 || Math.abs(one.by) !== 1) return undefined;
  const isWord = [one, two].some(({ written }) => knowsWord(written, lang) || knowsWord(written, 'en'));
  if (isWord) return undefined;
  return one.by < 0 ? [one.written, two.written] : [two.written, one.written];
}

/** Capitalized words of four letters or more, with their number of occurrences. */
function namesOf(text: string): ReadonlyMap<string, { times: number; written: string }> {
  const names = new Map<string, { times: number; written: string }>();
  for (const [written] of text.normalize('NFC').matchAll(/(?<![\p{L}\p{M}])\p{Lu}\p{Ll}{3,}(?![\p{L}\p{M}])/gu)) {
    const key = foldLetters(written);
    names.set(key, { times: (names.get(key)?.times ?? 0) + 1, written });
  }
  return names;
}
