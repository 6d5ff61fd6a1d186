import type { TextAcknowledgement, TextFinding } from '#shared/schemas/studio.ts';

/**
 * Rules of a text's checks. An error blocks the decision; a warning wants an acknowledgement, with a reason where `reason` says
 * so.
 */
export const textRules = {
  'page-count': { severity: 'error' },
  'page-empty': { severity: 'error' },
  'text-long': { severity: 'error' },
  'page-not-blank': { severity: 'warning', reason: true },
  'block-untranslated': { severity: 'error' },
  'block-unconfirmed': { severity: 'error' },
  'table-shape': { severity: 'error' },
  'text-short': { severity: 'warning', reason: false },
  'mark-missing': { severity: 'error' },
  'mark-brackets': { severity: 'warning', reason: false },
  'name-missing': { severity: 'error' },
  'name-altered': { severity: 'error' },
  'name-accent': { severity: 'warning', reason: true },
  'name-absent': { severity: 'warning', reason: true },
  'name-differs-from-sheet': { severity: 'warning', reason: true },
  'name-differs-in-family': { severity: 'warning', reason: true },
  'name-unconfirmed': { severity: 'warning', reason: false },
  'number-missing': { severity: 'error' },
  'number-added': { severity: 'warning', reason: true },
  'ordinal-missing': { severity: 'warning', reason: true },
  'number-separators': { severity: 'warning', reason: false },
  'register-number': { severity: 'error' },
  'date-missing': { severity: 'error' },
  'date-swapped': { severity: 'error' },
  'date-ambiguous': { severity: 'warning', reason: false },
  'date-added': { severity: 'warning', reason: true },
  'segment-differs': { severity: 'warning', reason: false },
  'term-differs': { severity: 'warning', reason: false },
  'source-words': { severity: 'warning', reason: true },
  'source-letters': { severity: 'warning', reason: true },
  'doubled-word': { severity: 'warning', reason: false },
  spelling: { severity: 'warning', reason: false },
  'draft-statement': { severity: 'error' },
  'draft-words': { severity: 'warning', reason: true },
  'empty-brackets': { severity: 'error' },
  'untranslated-mark': { severity: 'error' },
} as const satisfies Record<string, { severity: 'error' } | { severity: 'warning'; reason: boolean }>;

export type TextRule = keyof typeof textRules;

export interface Place {
  id: string;
  page: number;
}

/** A finding about a block. */
export function at(block: Place, rule: TextRule, say: string): TextFinding {
  return { rule, severity: textRules[rule].severity, blockId: block.id, page: block.page, say };
}

/** A finding about a page; null for the whole text. */
export function about(page: number | null, rule: TextRule, say: string): TextFinding {
  return { rule, severity: textRules[rule].severity, blockId: null, page, say };
}

/** A short quotation for a finding's sentence. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `“${line.slice(0, 57)}…”` : `“${line}”`;
}

/** Findings that still block the decision: errors, and warnings without the acknowledgement that their rule wants. */
export function findUnresolved(
  findings: readonly TextFinding[],
  acknowledgements: readonly Pick<TextAcknowledgement, 'rule' | 'blockId' | 'reason'>[],
): TextFinding[] {
  return findings.filter((finding) => {
    if (finding.severity === 'error') return true;
    const answer = acknowledgements.find((one) => one.rule === finding.rule && one.blockId === finding.blockId);
    return !answer || (wantsReason(finding.rule) && answer.reason.trim() === '');
  });
}

/** Whether a warning's acknowledgement needs a reason; false for rules that are no warnings. */
export function wantsReason(rule: string): boolean {
  const found = Object.entries(textRules).find(([name]) => name === rule)?.[1];
  return found !== undefined && 'reason' in found && found.reason;
}
