import { words } from '#client/ui/words.ts';
import type { CheckResult, FileOutcome } from '#shared/schemas/verification.ts';
import type { ProofVerdict } from './check-proof.ts';
import type { FileReading } from './read-signature.ts';

/** Words for the result of a check: the outcome, and three separate answers. */

export interface Answer {
  question: string;
  tone: 'ok' | 'warn' | 'error' | 'idle';
  word: string;
  detail: string;
}

/**
 * `test`: not in the certificate records; `scan`: has one of our codes but no bytes to compare; `unproven`: on record,
 * but without a valid signature or log proof.
 */
export type ShownOutcome = FileOutcome | 'test' | 'scan' | 'unproven';

export interface Explanation {
  outcome: ShownOutcome;
  title: string;
  answers: readonly Answer[];
}

interface Checked {
  reading: Pick<FileReading, 'signature' | 'signer'>;
  result: CheckResult;
  proof: ProofVerdict | undefined;
  isLocked: boolean;
}

/** Dates in words are the caller's. */
export function explain(checked: Checked, dateOf: (time: string) => string): Explanation {
  const outcome = outcomeOf(checked);
  return {
    outcome,
    title: titleOf(outcome, checked.result),
    answers:
      outcome === 'test'
        ? testAnswers()
        : [untouched(outcome, checked), stillValid(outcome, checked, dateOf), issuedByUs(outcome, checked)],
  };
}

function testAnswers(): Answer[] {
  const t = words('file-check');
  return [
    { question: t('valid.question'), tone: 'error', word: t('no'), detail: t('valid.test') },
    { question: t('issued.question'), tone: 'error', word: t('no'), detail: t('issued.test') },
  ];
}

/** The product's signature on a file that its records lack: a delivered file that was changed. */
function outcomeOf({ result, reading, proof }: Checked): ShownOutcome {
  if (result.isTest) return 'test';
  if (result.scanOf !== undefined) return 'scan';
  if (result.signature === 'none' || proof === 'refused') return 'unproven';
  const isVouched = result.outcome === 'genuine' || result.outcome === 'superseded';
  if (isVouched && (result.signature !== 'intact' || proof === undefined)) return 'unproven';
  const { signature } = reading;
  const isChanged = signature === 'extended' || signature === 'broken';
  return result.outcome === 'unknown' && isChanged ? 'altered' : result.outcome;
}

function titleOf(outcome: ShownOutcome, { certificate }: CheckResult): string {
  const t = words('file-check');
  if (outcome === 'scan') return t('titles.scan', { code: certificate?.verificationCode ?? '' });
  return outcome === 'superseded' && certificate?.state === 'superseded'
    ? t('titles.supersededBy', { revision: certificate.currentRevision })
    : t(`titles.${outcome}`);
}

function untouched(outcome: ShownOutcome, { reading, isLocked }: Checked): Answer {
  const t = words('file-check');
  const question = t('untouched.question');
  if (outcome === 'genuine' || outcome === 'superseded' || outcome === 'revoked')
    return { question, tone: 'ok', word: t('yes'), detail: t('untouched.asIssued') };
  if (outcome === 'scan') return { question, tone: 'idle', word: t('cannotSay'), detail: t('untouched.scan') };
  if (outcome === 'unproven') return { question, tone: 'idle', word: t('cannotSay'), detail: t('untouched.unproven') };
  if (outcome === 'altered') return { question, tone: 'error', word: t('no'), detail: changeOf(reading) };
  const detail = isLocked
    ? t('untouched.locked')
    : reading.signature === 'intact'
      ? t('untouched.unrecorded')
      : t('untouched.nothing');
  return { question, tone: 'idle', word: t('cannotSay'), detail };
}

function changeOf({ signature, signer }: Checked['reading']): string {
  const t = words('file-check');
  if (signature === 'foreign' && signer) return t('untouched.signedBy', { signer });
  return t(`untouched.${signature === 'none' ? 'unsigned' : signature}`);
}

function stillValid(outcome: ShownOutcome, { result }: Checked, dateOf: (time: string) => string): Answer {
  const t = words('file-check');
  const { certificate } = result;
  const question = t('valid.question');
  if (certificate === undefined) return { question, tone: 'idle', word: t('cannotSay'), detail: t('valid.unnamed') };
  const code = certificate.verificationCode;
  if (certificate.state === 'valid' && (outcome === 'altered' || outcome === 'unproven'))
    return { question, tone: 'warn', word: t('valid.notThisFile'), detail: t('valid.delivered', { code }) };
  if (certificate.state === 'valid')
    return { question, tone: 'ok', word: t('yes'), detail: t('valid.today', { code }) };
  if (certificate.state === 'superseded') {
    const { currentRevision: revision, supersededAt } = certificate;
    const detail = t('valid.superseded', { revision, date: dateOf(supersededAt) });
    return { question, tone: 'warn', word: t('no'), detail };
  }
  const { revokedAt, revokedClass } = certificate;
  const key = revokedClass ? (`valid.revokedFor.${revokedClass}` as const) : 'valid.revoked';
  return { question, tone: 'error', word: t('no'), detail: t(key, { code, date: dateOf(revokedAt) }) };
}

function issuedByUs(outcome: ShownOutcome, { reading }: Checked): Answer {
  const t = words('file-check');
  const question = t('issued.question');
  if (outcome === 'unknown') {
    return reading.signature === 'intact'
      ? { question, tone: 'warn', word: t('issued.notRecorded'), detail: t('issued.writeToUs') }
      : { question, tone: 'error', word: t('no'), detail: t('issued.noRecord') };
  }
  if (outcome === 'scan') return { question, tone: 'idle', word: t('cannotSay'), detail: t('issued.compare') };
  if (outcome === 'unproven')
    return { question, tone: 'warn', word: t('issued.notProven'), detail: t('issued.writeAbout') };
  if (outcome === 'altered')
    return { question, tone: 'error', word: t('issued.notLikeThis'), detail: t('issued.askHolder') };
  return { question, tone: 'ok', word: t('yes'), detail: t('issued.recorded') };
}
