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
  level: FindingLevel;
  /** Block of the studio's text. */
  block?: string | undefined;
  /** Page of the original, from 1. */
  page?: number | undefined;
}

/** `law` always blocks, `answer` passes with a reason that is kept, `advice` never blocks. */
export const findingLevels = ['law', 'answer', 'advice'] as const;
export type FindingLevel = (typeof findingLevels)[number];

type Place = Pick<Finding, 'block' | 'page'>;

export function lawFinding(rule: string, say: string, place: Place = {}): Finding {
  return { rule, say, severity: 'error', level: 'law', ...place };
}

export function answerFinding(rule: string, say: string, place: Place = {}): Finding {
  return { rule, say, severity: 'warning', level: 'answer', ...place };
}

export function adviceFinding(rule: string, say: string, place: Place = {}): Finding {
  return { rule, say, severity: 'warning', level: 'advice', ...place };
}

/** Why a finding of level `answer` is passed; kept with the certificate. */
export interface FindingReason {
  rule: string;
  block?: string | undefined;
  reason: string;
}

/** Minimum letters of a meaningful reason. */
export const minReason = 10;

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
    .map((point) =>
      lawFinding(`checklist.${point}`, `Compare with the original: ${checklistWords[point].label.toLowerCase()}.`),
    );
}

/** Pages of the original: `counted` is charged and certified, `shown` is what a PDF viewer renders, null if unknown. */
export interface SourcePages {
  counted: number;
  shown: number | null;
  /** By the signer. */
  stated?: number | undefined;
}

/**
 * Warns if the viewer renders a different number of pages, since the rest would be certified unseen, or if the signer
 * states one.
 */
export function findSourceFaults({ counted, shown, stated = counted }: SourcePages): Finding[] {
  if (stated !== counted) {
    const say = `The original was counted as ${countOf(counted, 'page')}, and you state ${stated}. Confirm with a reason.`;
    return [answerFinding('source.page-count', say)];
  }
  if (shown === null || shown === counted) return [];
  const say =
    `The original was counted and priced as ${countOf(counted, 'page')}, and the certificate will say so, but a viewer shows ` +
    `${shown}. Open it in another program, then confirm with a reason.`;
  return [answerFinding('source.page-count', say)];
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
  /** Text layer of each page; absent for images. */
  pageTexts?: readonly string[];
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
    return [lawFinding('file.unreadable', say)];
  }
  const findings: Finding[] = [];
  const [first] = file.blankPages;
  if (first !== undefined) {
    const say =
      file.blankPages.length === 1
        ? `Page ${first} of the translation is blank.`
        : `Pages ${file.blankPages.join(', ')} of the translation are blank.`;
    findings.push(lawFinding('file.blank-page', `${say} Send a file without blank pages.`));
  }
  if (file.isUntranslated === true) {
    const say = 'Parts of the file are marked as untranslated. Finish the text, or send the finished translation.';
    findings.push(lawFinding('file.untranslated', say));
  } else if (file.draftStatement !== undefined && !isSpecimen) {
    const say = `The file says of itself “${file.draftStatement}”. Send the finished translation.`;
    findings.push(lawFinding('file.draft', say));
  }
  if (sourcePages !== undefined && file.pages !== sourcePages) {
    const say = `The original has ${countOf(sourcePages, 'page')}, the translation ${file.pages}. Confirm with a reason.`;
    findings.push(answerFinding('file.page-count', say));
  }
  return findings;
}

/** Findings that remain: errors, and warnings not acknowledged with a reason. Advice never remains. */
export function unresolved(
  findings: readonly Finding[],
  acknowledgements: readonly Acknowledgement[],
  reasons: readonly FindingReason[] = [],
): Finding[] {
  const acknowledged = new Set<string>(acknowledgements.filter(({ reason }) => reason !== '').map(({ rule }) => rule));
  const isAnswered = (finding: Finding) =>
    acknowledged.has(finding.rule) ||
    reasons.some(
      ({ rule, block, reason }) =>
        rule === finding.rule && block === finding.block && reason.trim().length >= minReason,
    );
  return findings.filter(({ level }) => level !== 'advice').filter((one) => one.level === 'law' || !isAnswered(one));
}
