import type { CertificateFacts } from '#shared/certificate/facts.ts';
import type { Finding, FindingLevel } from '#shared/certificate/findings.ts';
import { fieldOf, isSignerRule, isTextRule } from './finding-fields.ts';
import type { StatementDraft } from './use-statement.ts';
import { answerName, type TextDecision } from './use-text-decision.ts';

/** One thing that a decision still needs. */
export interface Missing {
  level: FindingLevel;
  say: string;
  /** `name` or `data-missing` of the element that leads on. */
  place: string;
}

const levels = { law: 0, answer: 1, advice: 2 } as const satisfies Record<FindingLevel, number>;
/** Where findings without an input of their own are listed. */
export const missingList = 'missing';
export const textErrors = 'text-errors';

/** Open requirements of a decision: blocking findings first, then missing reasons, then missing ticks. */
export function missingOf(statement: StatementDraft, text: TextDecision | undefined): Missing[] {
  const { missing, facts } = statement;
  const points = missing.filter(({ rule }) => rule.startsWith('checklist.'));
  const others = missing.filter((finding) => !points.includes(finding));
  const all = [
    ...points.map(({ rule }): Missing => ({ level: 'law', say: 'Tick every point before you certify.', place: rule })),
    ...(text ? missingOfText(text) : []),
    ...others.map(({ rule, level, say }): Missing => ({ level, say, place: placeOf({ rule, level }, facts) })),
  ];
  return all.toSorted((one, other) => levels[one.level] - levels[other.level]);
}

function missingOfText({ errors, warnings, failure, isLoading }: TextDecision): Missing[] {
  if (failure !== undefined) return [{ level: 'law', say: failure, place: textErrors }];
  if (isLoading) return [{ level: 'law', say: 'The text is still being checked and printed.', place: textErrors }];
  return [
    ...errors.map(({ say, page }): Missing => {
      const words = page === null ? say : `Page ${page}: ${say}`;
      return { level: 'law', say: words, place: textErrors };
    }),
    ...warnings
      .filter(({ isAnswered }) => !isAnswered)
      .map((warning): Missing => ({
        level: warning.needsReason ? 'answer' : 'advice',
        say: warning.says[0] ?? '',
        place: answerName(warning),
      })),
  ];
}

function placeOf({ rule, level }: Pick<Finding, 'rule' | 'level'>, facts: CertificateFacts): string {
  if (isSignerRule(rule)) return missingList;
  if (level === 'answer' && isTextRule(rule) && !rule.startsWith('text.')) return `reason ${rule}`;
  return fieldOf(rule, facts) ?? missingList;
}

/** Moves the focus to what is missing, and shows it. */
export function goToMissing({ place }: Missing): void {
  const name = CSS.escape(place);
  const found = document.querySelector<HTMLElement>(`[name="${name}"], [data-missing="${name}"]`);
  const element = found ?? document.querySelector<HTMLElement>(`[data-missing="${missingList}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Each press moves to the next missing item and wraps around; `first` restarts from the beginning. */
export function missingRounds(): Record<'first' | 'next', (missing: readonly Missing[]) => Missing | undefined> {
  let visited: string | undefined;
  return {
    first([stop]) {
      visited = stop?.place;
      return stop;
    },
    next(missing) {
      const stops = missing.filter((one, index) => missing.findIndex(({ place }) => place === one.place) === index);
      const stop = stops[stops.findIndex(({ place }) => place === visited) + 1] ?? stops[0];
      visited = stop?.place;
      return stop;
    },
  };
}
