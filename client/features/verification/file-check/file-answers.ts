import { revocationWords } from '#shared/certificate/revocation.ts';
import type { CheckResult, FileOutcome } from '#shared/schemas/verification.ts';
import type { FileReading } from './read-signature.ts';

/** What a check says, in words: the outcome, and three questions answered apart. Pure. */

export interface Answer {
  question: 'Untouched?' | 'Still valid?' | 'Issued by us?';
  tone: 'ok' | 'warn' | 'error' | 'idle';
  word: string;
  detail: string;
}

export interface Explanation {
  outcome: FileOutcome;
  title: string;
  answers: readonly Answer[];
}

interface Checked {
  reading: Pick<FileReading, 'signature' | 'signer'>;
  result: CheckResult;
  isLocked: boolean;
}

/** Dates in words are the caller's. */
export function explain(checked: Checked, dateOf: (time: string) => string): Explanation {
  const outcome = outcomeOf(checked);
  return {
    outcome,
    title: titleOf(outcome, checked.result),
    answers: [untouched(outcome, checked), stillValid(outcome, checked, dateOf), issuedByUs(outcome, checked)],
  };
}

/** The product's signature on a file that its records lack: a delivered file that was changed. */
function outcomeOf({ result, reading }: Checked): FileOutcome {
  const { signature } = reading;
  const isChanged = signature === 'extended' || signature === 'broken';
  return result.outcome === 'unknown' && isChanged ? 'altered' : result.outcome;
}

function titleOf(outcome: FileOutcome, { certificate }: CheckResult): string {
  if (outcome === 'genuine') return 'Genuine, byte for byte';
  if (outcome === 'altered') return 'Not the file we issued';
  if (outcome === 'revoked') return 'Revoked';
  if (outcome === 'unknown') return 'Not a file of ours';
  return certificate?.state === 'superseded'
    ? `Superseded by revision ${certificate.currentRevision}`
    : 'Superseded by a later revision';
}

function untouched(outcome: FileOutcome, { reading, isLocked }: Checked): Answer {
  const question = 'Untouched?';
  if (outcome === 'genuine' || outcome === 'superseded' || outcome === 'revoked')
    return { question, tone: 'ok', word: 'Yes', detail: 'Every byte is as we issued it.' };
  if (outcome === 'altered') return { question, tone: 'error', word: 'No', detail: changeOf(reading) };
  const detail = isLocked
    ? 'It is locked with a password. We never lock the files we issue.'
    : reading.signature === 'intact'
      ? 'Our signature on it is whole, but the file is not in our records.'
      : 'There is nothing of ours to compare it with.';
  return { question, tone: 'idle', word: 'Can’t say', detail };
}

function changeOf({ signature, signer }: Checked['reading']): string {
  if (signature === 'extended') return 'Something was added after we signed it.';
  if (signature === 'broken') return 'Its content is not what our signature was made for.';
  if (signature === 'foreign')
    return signer ? `It was signed by “${signer}”, not by us.` : 'It was signed by someone else.';
  if (signature === 'intact') return 'What we signed is unchanged, but the file is not as we delivered it.';
  return 'It carries our code, but its bytes are not those we issued, and it has no signature of ours.';
}

function stillValid(outcome: FileOutcome, { result }: Checked, dateOf: (time: string) => string): Answer {
  const { certificate } = result;
  const question = 'Still valid?';
  if (certificate === undefined)
    return { question, tone: 'idle', word: 'Can’t say', detail: 'The file names no certificate of ours.' };
  const { verificationCode } = certificate;
  if (certificate.state === 'valid' && outcome === 'altered')
    return {
      question,
      tone: 'warn',
      word: 'Not this file',
      detail: `Certificate ${verificationCode} is valid for the file we delivered.`,
    };
  if (certificate.state === 'valid')
    return { question, tone: 'ok', word: 'Yes', detail: `Certificate ${verificationCode} is valid today.` };
  if (certificate.state === 'superseded') {
    const detail = `Revision ${certificate.currentRevision} replaced it on ${dateOf(certificate.supersededAt)}. Ask for that one.`;
    return { question, tone: 'warn', word: 'No', detail };
  }
  const { revokedAt, revokedClass } = certificate;
  const reason = revokedClass ? ` ${revocationWords[revokedClass].said}.` : '';
  const detail = `Certificate ${verificationCode} was revoked on ${dateOf(revokedAt)}.${reason}`;
  return { question, tone: 'error', word: 'No', detail };
}

function issuedByUs(outcome: FileOutcome, { reading }: Checked): Answer {
  const question = 'Issued by us?';
  if (outcome === 'unknown') {
    return reading.signature === 'intact'
      ? { question, tone: 'warn', word: 'Not recorded', detail: 'It has our signature. Please write to us about it.' }
      : { question, tone: 'error', word: 'No', detail: 'We have no record of this file.' };
  }
  if (outcome === 'altered')
    return { question, tone: 'error', word: 'Not like this', detail: 'Ask the holder for the file we delivered.' };
  return { question, tone: 'ok', word: 'Yes', detail: 'Its fingerprint is in our records.' };
}
