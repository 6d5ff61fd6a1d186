import { countOf } from '#shared/plural.ts';
import { checklistPoints, checklistWords, type ChecklistPoint } from './checklist.ts';

/** Findings that block a certificate. */

export interface Finding {
  /** Stable id of the rule. */
  rule: string;
  /** Instruction for the reviewer. */
  say: string;
  /** Only warnings can be acknowledged with a reason. */
  severity: 'error' | 'warning';
}

/** Warnings a reviewer may acknowledge; the reason is recorded. */
export const acknowledgeableRules = ['source.page-count', 'file.page-count', 'ircc.affidavit'] as const;
export type AcknowledgeableRule = (typeof acknowledgeableRules)[number];

export interface Acknowledgement {
  rule: AcknowledgeableRule;
  reason: string;
}

/** One finding per unchecked point. */
export function findUncheckedPoints(checklist: readonly ChecklistPoint[]): Finding[] {
  return checklistPoints
    .filter((point) => !checklist.includes(point))
    .map((point) => ({
      rule: `checklist.${point}`,
      say: `Compare with the original: ${checklistWords[point].label.toLowerCase()}.`,
      severity: 'error',
    }));
}

/** Pages of the original: `counted` is charged and certified, `shown` is what a PDF viewer renders, null if unknown. */
export interface SourcePages {
  counted: number;
  shown: number | null;
  /** By the signer. */
  stated?: number | undefined;
}

/** Warns when a viewer renders another number of pages, since the rest would be certified unseen, or the signer states one. */
export function findSourceFaults({ counted, shown, stated = counted }: SourcePages): Finding[] {
  if (stated !== counted) {
    const say = `The original was counted as ${countOf(counted, 'page')}, and you state ${stated}. Confirm with a reason.`;
    return [{ rule: 'source.page-count', say, severity: 'warning' }];
  }
  if (shown === null || shown === counted) return [];
  const say =
    `The original was counted and priced as ${countOf(counted, 'page')}, and the certificate will say so, but a viewer shows ` +
    `${shown}. Open it in another program, then confirm with a reason.`;
  return [{ rule: 'source.page-count', say, severity: 'warning' }];
}

/** Facts read from the file to certify. */
export interface FileFacts {
  /** 1 for an image. */
  pages: number;
  /** One-based. */
  blankPages: readonly number[];
  /** See `findDraftStatement`. */
  draftStatement: string | undefined;
  /** See `hasUntranslated`. */
  isUntranslated?: boolean;
}

/**
 * Findings about the file, undefined if unreadable. `isSpecimen` allows a draft statement (sandbox drafts only). Without
 * `sourcePages` the file may have any number of pages: a typeset text names the page of the original on each.
 */
export function findFileFaults(
  file: FileFacts | undefined,
  { sourcePages, isSpecimen }: { sourcePages: number | undefined; isSpecimen: boolean },
): Finding[] {
  if (!file) {
    const say = 'The file cannot be read. Print it to a new PDF and send that.';
    return [{ rule: 'file.unreadable', say, severity: 'error' }];
  }
  const findings: Finding[] = [];
  const [first] = file.blankPages;
  if (first !== undefined) {
    const say =
      file.blankPages.length === 1
        ? `Page ${first} of the translation is blank.`
        : `Pages ${file.blankPages.join(', ')} of the translation are blank.`;
    findings.push({ rule: 'file.blank-page', say: `${say} Send a file without blank pages.`, severity: 'error' });
  }
  if (file.isUntranslated === true) {
    const say = 'Parts of the file are marked as untranslated. Finish the text, or send the finished translation.';
    findings.push({ rule: 'file.untranslated', say, severity: 'error' });
  } else if (file.draftStatement !== undefined && !isSpecimen) {
    const say = `The file says of itself “${file.draftStatement}”. Send the finished translation.`;
    findings.push({ rule: 'file.draft', say, severity: 'error' });
  }
  if (sourcePages !== undefined && file.pages !== sourcePages) {
    const say = `The original has ${countOf(sourcePages, 'page')}, the translation ${file.pages}. Confirm with a reason.`;
    findings.push({ rule: 'file.page-count', say, severity: 'warning' });
  }
  return findings;
}

/** Findings that remain: errors, and warnings not acknowledged with a reason. */
export function unresolved(findings: readonly Finding[], acknowledgements: readonly Acknowledgement[]): Finding[] {
  const acknowledged = new Set<string>(acknowledgements.filter(({ reason }) => reason !== '').map(({ rule }) => rule));
  return findings.filter(({ rule, severity }) => severity === 'error' || !acknowledged.has(rule));
}
