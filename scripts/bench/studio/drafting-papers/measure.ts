import { draftBlocks } from '#server/features/translation/drafting/draft.ts';
import { phrasesOf } from '#server/features/translation/phrasebook.ts';
import { spellNumber } from '#shared/numerals/english-words.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { gapMark, hasGap } from '#shared/translation-gaps.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { portuguesePapers } from './portuguese.ts';
import { readPaper, type Fact, type PaperBlock } from './read-paper.ts';
import { spanishPapers } from './spanish.ts';

export interface PaperResult {
  title: string;
  lang: SourceTag;
  segments: number;
  drafted: number;
  /** Blocks without a draft. */
  open: string[];
  /** Drafts that lack a name, date or number, or have one that the source has not. */
  wrong: { kind: Fact['kind']; source: string; target: string }[];
  drafts: { source: string; target: string }[];
}

/** Drafts every paper without memory and engine, and compares each draft with the known truth. */
export function measureDrafting(): PaperResult[] {
  return [
    ...Object.entries(portuguesePapers).map(([title, text]) => measurePaper(title, readPaper(text, 'pt'), 'pt')),
    ...Object.entries(spanishPapers).map(([title, text]) => measurePaper(title, readPaper(text, 'es'), 'es')),
  ];
}

function measurePaper(title: string, paper: readonly PaperBlock[], lang: SourceTag): PaperResult {
  const drafted = draftBlocks(
    paper.map(({ block }) => block),
    { lang, phrases: phrasesOf(lang) },
  );
  const targets = new Map(drafted.map(({ blockId, target }) => [blockId, target]));
  const result: PaperResult = { title, lang, segments: 0, drafted: 0, open: [], wrong: [], drafts: [] };
  for (const { block, facts } of paper) {
    const target = targets.get(block.id);
    const source = block.kind === 'note' ? '' : partsOf(block.source).join(' · ');
    const count = segmentsOf(block);
    result.segments += count;
    if (target === undefined) {
      result.open.push(source);
      continue;
    }
    const english = partsOf(target).join(' · ');
    result.drafted += Math.max(0, count - english.split(gapMark).length + 1);
    result.drafts.push({ source, target: english });
    for (const kind of wrongFacts(english, facts)) result.wrong.push({ kind, source, target: english });
  }
  return result;
}

/** A heading, a label, a value, a cell with text, a sentence and a mark are a segment each. */
function segmentsOf(block: BlockContent): number {
  if (block.kind === 'note') return 0;
  if (block.kind === 'paragraph') return Math.max(1, block.source.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length);
  return Math.max(1, partsOf(block.source).filter((part) => part.trim() !== '').length);
}

function partsOf(content: BlockContent['target']): string[] {
  if (typeof content === 'string') return [content];
  return 'rows' in content ? content.rows.flat() : [content.label, content.value];
}

/** Each fact once in the English, and no digits besides theirs. */
function wrongFacts(english: string, facts: readonly Fact[]): Fact['kind'][] {
  const wrong: Fact['kind'][] = [];
  let rest = ` ${english} `;
  for (const { kind, english: wanted } of facts.toSorted((one, other) => other.english.length - one.english.length)) {
    const spellings =
      kind === 'number'
        ? [wanted, ...ordinalsOf(wanted), ...(/^\d{1,4}$/.test(wanted) ? [spellNumber(Number(wanted))] : [])]
        : [wanted];
    const found = spellings.find((spelling) => rest.includes(spelling));
    // Text in a gap counts as open, not wrong.
    if (found === undefined && !hasGap(english)) wrong.push(kind);
    else if (found !== undefined) rest = rest.replace(found, '¤');
  }
  if (/\d/.test(rest)) wrong.push('number');
  return wrong;
}

function ordinalsOf(wanted: string): string[] {
  const words: Record<string, string[]> = { '1º': ['1st', 'First'], '2nd': ['Second'], '1st': ['First'] };
  return words[wanted] ?? [];
}
