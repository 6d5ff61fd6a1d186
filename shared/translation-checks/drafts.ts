import { findDraftStatement } from '#shared/certificate/drafts.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextTag } from '#shared/translation-text.ts';
import { at, quoted, type TextRule } from './rules.ts';
import type { CheckedText, Segment } from './segments.ts';

/** Words by which a text declares itself unfinished. */

const faults: readonly { rule: TextRule; pattern: RegExp; say: (found: string) => string }[] = [
  {
    rule: 'untranslated-mark',
    pattern: /\[\s*(?:untranslated|to be translated|translation (?:missing|pending))\b[^\]]*\]?/i,
    say: (found) => `${found} is a gap. Translate what stands there.`,
  },
  {
    rule: 'empty-brackets',
    pattern: /\[[\s.…_?-]*\]|\([\s_]*\)|\{[\s\d]*\}|<[\s]*>/,
    say: (found) => `The brackets ${found} are empty. Write what stands there, or remove them.`,
  },
  {
    rule: 'draft-statement',
    pattern:
      /\bnot a(?:n)? (?:certified |official |finished |real |valid )?translation\b|\bis no translation\b|\blorem ipsum\b|\bdolor sit amet\b|\b(?:translation|text) goes here\b|\bplaceholder text\b/i,
    say: (found) => `The text says ${found}. Replace it with the finished translation.`,
  },
  {
    rule: 'draft-words',
    pattern: /\b(?:TODO|TBD|FIXME|XXX+)\b|\?{3,}|(?<!_)_{8,}$/,
    say: (found) => `${found} looks unfinished. Complete it.`,
  },
];

export function checkDrafts({ segments }: CheckedText<TextTag>): TextFinding[] {
  return segments.flatMap((segment) => {
    const own = faults.flatMap(({ rule, pattern, say }) => {
      const found = pattern.exec(segment.target)?.[0];
      return found === undefined || segment.source.includes(found) ? [] : [at(segment, rule, say(quoted(found)))];
    });
    return own.length > 0 ? own : statementFindings(segment);
  });
}

/** Statements that also occur in genuine papers. */
function statementFindings(segment: Segment<TextTag>): TextFinding[] {
  const found = findDraftStatement(segment.target);
  if (found === undefined) return [];
  return [at(segment, 'draft-words', `The text says ${quoted(found)}. Make sure that the source says so.`)];
}
