import { listsPair, type LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { TranslationType } from '#shared/translation-types.ts';

/** Revision by a second person (ISO 17100): which papers need it, and the errors that revisers mark. */

export const revisionStates = ['waiting', 'taken', 'returned', 'passed', 'withdrawn'] as const;
export type RevisionState = (typeof revisionStates)[number];

export const revisionReasons = ['service', 'account', 'pair', 'sample'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

export const revisionReasonLabel = {
  service: 'The service is revised',
  account: 'The customer’s papers are revised',
  pair: 'The language pair is revised',
  sample: 'Drawn as a sample',
} as const satisfies Record<RevisionReason, string>;

/** Error types of MQM, its first level with the two most frequent of accuracy apart. */
export const errorKinds = [
  'accuracy',
  'terminology',
  'omission',
  'addition',
  'linguistic',
  'style',
  'locale',
  'design',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export const errorKindLabel = {
  accuracy: 'Accuracy',
  terminology: 'Terminology',
  omission: 'Omission',
  addition: 'Addition',
  linguistic: 'Linguistic conventions',
  style: 'Style',
  locale: 'Locale conventions',
  design: 'Design and markup',
} as const satisfies Record<ErrorKind, string>;

export const errorSeverities = ['minor', 'major', 'critical'] as const;
export type ErrorSeverity = (typeof errorSeverities)[number];

export const errorSeverityLabel = {
  minor: 'Minor',
  major: 'Major',
  critical: 'Critical',
} as const satisfies Record<ErrorSeverity, string>;

export const revisionLimits = { noteMax: 1000, errors: 300, pairs: 100, accounts: 500, sampleMax: 1000 } as const;

/** Rule for which texts a second person revises. */
export interface RevisionRule {
  services: readonly TranslationType[];
  /** Customers and firms, by account. */
  accountIds: readonly string[];
  pairs: readonly LanguagePair[];
  /** Every nth of the other papers; 0 for none. */
  sampleEvery: number;
}

export interface RevisedPaper {
  translationType: TranslationType;
  userId: string;
  sourceLanguage: string;
  targetLanguage: string;
}

/** Why a paper is revised, or whether it is counted for the sample; null where the rule leaves it alone. */
export function reasonFor(rule: RevisionRule, paper: RevisedPaper): RevisionReason | null {
  if (rule.services.includes(paper.translationType)) return 'service';
  if (rule.accountIds.includes(paper.userId)) return 'account';
  if (listsPair({ languagePairs: rule.pairs }, paper)) return 'pair';
  return rule.sampleEvery > 0 ? 'sample' : null;
}

/** Whether the paper with this number of the sample is drawn: every nth. */
export function isDrawn({ sampleEvery }: Pick<RevisionRule, 'sampleEvery'>, number: number): boolean {
  return sampleEvery > 0 && number % sampleEvery === 0;
}
