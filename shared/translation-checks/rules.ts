import type { FindingLevel, TextFinding } from '#shared/schemas/studio.ts';
import type { TextAcknowledgement } from '#shared/schemas/translation-text.ts';

/**
 * Rules of a text's checks. `law` blocks the decision: the paper is wrong by its form. `answer` passes with a reason that is kept,
 * `advice` with a tick. What a rule reads from the words of a language is never `law`, since a right translation can differ.
 */
export const textRules = {
  'page-count': 'law',
  'page-empty': 'law',
  'text-long': 'law',
  'page-not-blank': 'answer',
  'block-untranslated': 'law',
  'block-unconfirmed': 'law',
  'block-gap': 'law',
  'table-shape': 'law',
  'text-short': 'advice',
  'box-removed': 'answer',
  'row-removed': 'answer',
  'ink-uncovered': 'answer',
  'mark-missing': 'answer',
  'mark-brackets': 'advice',
  'name-missing': 'answer',
  'name-altered': 'answer',
  'name-accent': 'answer',
  'name-absent': 'answer',
  'name-differs-from-sheet': 'answer',
  'name-differs-in-family': 'answer',
  'name-unconfirmed': 'advice',
  'number-missing': 'answer',
  'number-added': 'answer',
  'ordinal-missing': 'answer',
  'number-separators': 'advice',
  'register-number': 'answer',
  'date-missing': 'answer',
  'date-swapped': 'answer',
  'date-ambiguous': 'advice',
  'date-added': 'answer',
  'segment-differs': 'advice',
  'term-differs': 'advice',
  'glossary-term': 'answer',
  'glossary-advice': 'advice',
  'source-words': 'answer',
  'source-letters': 'answer',
  'doubled-word': 'advice',
  spelling: 'advice',
  negation: 'answer',
  kinship: 'answer',
  'person-fact': 'answer',
  event: 'answer',
  grade: 'answer',
  authority: 'answer',
  'place-name': 'answer',
  opposite: 'answer',
  era: 'answer',
  currency: 'answer',
  measure: 'answer',
  'number-sign': 'answer',
  code: 'answer',
  markup: 'answer',
  'sentence-missing': 'answer',
  'sentence-added': 'answer',
  'clause-repeated': 'answer',
  'mention-missing': 'answer',
  'word-unmatched': 'advice',
  pairing: 'answer',
  'draft-statement': 'law',
  'draft-words': 'answer',
  'empty-brackets': 'law',
  'untranslated-mark': 'law',
} as const satisfies Record<string, FindingLevel>;

export type TextRule = keyof typeof textRules;

export interface Place {
  id: string;
  page: number;
}

/** A finding about a block. */
export function at(block: Place, rule: TextRule, say: string): TextFinding {
  return { rule, ...weightOf(rule), blockId: block.id, page: block.page, say };
}

/** A finding about a page; null for the whole text. */
export function about(page: number | null, rule: TextRule, say: string): TextFinding {
  return { rule, ...weightOf(rule), blockId: null, page, say };
}

function weightOf(rule: TextRule): Pick<TextFinding, 'level' | 'severity'> {
  const level = textRules[rule];
  return { level, severity: level === 'law' ? 'error' : 'warning' };
}

/** A short quotation for a finding's sentence. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `“${line.slice(0, 57)}…”` : `“${line}”`;
}

/** Characters of the reason that an `answer` wants. */
export const textReasonMin = 10;

export function isReason(text: string): boolean {
  return text.trim().length >= textReasonMin;
}

/**
 * Findings that still block the decision: those of law, an `answer` without its reason, and advice without a tick. A reason that
 * is too short is refused in the finding's sentence.
 */
export function findUnresolved(
  findings: readonly TextFinding[],
  acknowledgements: readonly Pick<TextAcknowledgement, 'rule' | 'blockId' | 'reason'>[],
): TextFinding[] {
  return findings.flatMap((finding) => {
    if (finding.level === 'law') return [finding];
    const given = acknowledgements.find((one) => one.rule === finding.rule && one.blockId === finding.blockId);
    if (!given) return [finding];
    if (finding.level === 'advice' || isReason(given.reason)) return [];
    return [{ ...finding, say: `${finding.say} ${reasonWanted}` }];
  });
}

export const reasonWanted = `Say why it is right, in at least ${textReasonMin} characters.`;
