import { countOf } from '#shared/plural.ts';
import { checklistPoints, checklistWords, type ChecklistPoint } from './checklist.ts';

/** What keeps a decision from becoming a certificate. */

export interface Finding {
  /** Which rule found it, by a name that does not change. */
  rule: string;
  /** What to do about it. */
  say: string;
  /** A warning passes once it is acknowledged with a reason; an error does not. */
  severity: 'error' | 'warning';
}

/** Warnings a reviewer may pass, each with a reason that is kept. */
export const acknowledgeableRules = ['source.page-count', 'file.page-count'] as const;
export type AcknowledgeableRule = (typeof acknowledgeableRules)[number];

export interface Acknowledgement {
  rule: AcknowledgeableRule;
  reason: string;
}

/** The points that were not compared. */
export function findUncheckedPoints(checklist: readonly ChecklistPoint[]): Finding[] {
  return checklistPoints
    .filter((point) => !checklist.includes(point))
    .map((point) => ({
      rule: `checklist.${point}`,
      say: `Compare with the original: ${checklistWords[point].label.toLowerCase()}.`,
      severity: 'error',
    }));
}

/** Pages of the original: `counted` are charged for and certified, `shown` is what a viewer shows, null where unknown. */
export interface SourcePages {
  counted: number;
  shown: number | null;
}

/** The reviewer compares what their viewer shows: pages it leaves out would be certified unseen. */
export function findSourceFaults({ counted, shown }: SourcePages): Finding[] {
  if (shown === null || shown === counted) return [];
  const say =
    `The original was counted and priced as ${countOf(counted, 'page')}, and the certificate will say so, but a viewer shows ` +
    `${shown}. Open it in another program, then confirm with a reason.`;
  return [{ rule: 'source.page-count', say, severity: 'warning' }];
}

/** What was read of the file that is to be certified. */
export interface FileFacts {
  /** 1 for an image. */
  pages: number;
  /** One-based. */
  blankPages: readonly number[];
  /** Words by which the file says that it is no finished translation. */
  draftStatement: string | undefined;
}

/** Faults of the file itself; undefined for one that cannot be read. `isSpecimen`: a draft of the sandbox, which is delivered as a specimen only. */
export function findFileFaults(
  file: FileFacts | undefined,
  { sourcePages, isSpecimen }: { sourcePages: number; isSpecimen: boolean },
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
  if (file.draftStatement !== undefined && !isSpecimen) {
    const say = `The file says of itself “${file.draftStatement}”. Send the finished translation.`;
    findings.push({ rule: 'file.draft', say, severity: 'error' });
  }
  if (file.pages !== sourcePages) {
    const say = `The original has ${countOf(sourcePages, 'page')}, the translation ${file.pages}. Confirm with a reason.`;
    findings.push({ rule: 'file.page-count', say, severity: 'warning' });
  }
  return findings;
}

/** The findings that still stand: errors, and warnings without a reason. */
export function unresolved(findings: readonly Finding[], acknowledgements: readonly Acknowledgement[]): Finding[] {
  const passed = new Set<string>(acknowledgements.filter(({ reason }) => reason !== '').map(({ rule }) => rule));
  return findings.filter(({ rule, severity }) => severity === 'error' || !passed.has(rule));
}
