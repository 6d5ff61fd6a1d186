import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { limits } from '#shared/limits.ts';
import type { FileOutcome } from '#shared/schemas/verification.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { certificateFacts, codeFact, RecordSheet, SupportLink } from '#client/features/verification/record.tsx';
import type { FileAnswer, Refusal } from './check-file.ts';
import { explain, type Answer } from './file-answers.ts';
import type { FileReading } from './read-signature.ts';

const refusals: Record<Refusal, { title: string; text: string }> = {
  many: { title: 'One file at a time, please', text: 'Each file is checked on its own.' },
  empty: { title: 'This file is empty', text: 'It has no content. Try downloading or saving it again.' },
  large: {
    title: 'This file is too large to check here',
    text: `We check files up to ${limits.checkedFileBytes / 1_000_000} MB. The files we deliver are much smaller.`,
  },
  'not-pdf': {
    title: 'This is not a PDF',
    text: 'We deliver PDF files. For a photo or a printed copy, enter the code or scan its QR code with your phone.',
  },
  unreadable: {
    title: 'The file could not be read',
    text: 'It may have been moved or deleted. Please choose it again.',
  },
};

const badges = {
  genuine: { tone: 'ok', word: 'Genuine' },
  altered: { tone: 'error', word: 'Altered' },
  superseded: { tone: 'warn', word: 'Superseded' },
  revoked: { tone: 'error', word: 'Revoked' },
  unknown: { tone: 'idle', word: 'Unknown' },
} as const satisfies Record<FileOutcome, { tone: StatusTone; word: string }>;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

interface FileResultProps {
  filename: string;
  answer: FileAnswer;
  onReset: () => void;
}

/** The outcome of a file's check, with its three questions answered apart. */
export function FileResult({ filename, answer, onReset }: FileResultProps) {
  if (answer.refusal) {
    const { title, text } = refusals[answer.refusal];
    return (
      <InlineAlert tone="info" title={title}>
        {text}
      </InlineAlert>
    );
  }
  const { reading, result } = answer;
  const { outcome, title, answers } = explain(answer, (time) => longDate.format(new Date(time)));
  const { certificate } = result;
  const path = certificate ? `/verify/${certificate.verificationCode}` : '/verify';
  return (
    <RecordSheet
      labelledBy="file-outcome"
      path={path}
      actions={
        <Button variant="secondary" wide="phone" onClick={onReset}>
          Check Another Document
        </Button>
      }
    >
      <div className="p-4 md:p-6 print:px-0">
        <StatusBadge {...badges[outcome]} />
        <h2 id="file-outcome" className="mt-3 font-serif text-2xl font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          <bdi>{filename}</bdi>
        </p>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {answers.map((item) => (
            <AnswerRow key={item.question} {...item} />
          ))}
        </ul>
        {certificate === undefined ? null : (
          <>
            <h3 className="mt-6 font-semibold">
              {outcome === 'altered' ? 'The certificate it names' : 'Its certificate'}
              {certificate.state === 'revoked' ? null : (
                <>
                  : <bdi>{certificate.paperKind}</bdi>
                </>
              )}
            </h3>
            <DescriptionList
              className="mt-2"
              facts={
                certificate.state === 'revoked'
                  ? [codeFact(certificate.verificationCode)]
                  : certificateFacts(certificate)
              }
            />
          </>
        )}
        <h3 className="mt-6 font-semibold">This file</h3>
        <DescriptionList className="mt-2" facts={readingFacts(reading, outcome)} />
        {outcome === 'genuine' ? null : (
          <p className="mt-4 text-sm text-ink-2">
            Questions? Write to <SupportLink />.
          </p>
        )}
      </div>
    </RecordSheet>
  );
}

const icons = {
  ok: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />,
  warn: <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />,
  error: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-seal" />,
  idle: <CircleHelp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />,
} as const;

function AnswerRow({ question, tone, word, detail }: Answer) {
  return (
    <li className="flex gap-3 py-3">
      {icons[tone]}
      <div className="min-w-0">
        <p className="font-semibold">
          {question} <span className="font-normal">{word}</span>
        </p>
        <p className="text-sm text-ink-2">{detail}</p>
      </div>
    </li>
  );
}

const signatures = {
  intact: 'Ours, over the whole file',
  extended: 'Ours, over its first part only',
  broken: 'Ours, but made for other content',
  foreign: 'Not ours',
  none: 'None',
} as const satisfies Record<FileReading['signature'], string>;

/** A key that was lost, in a file that our records vouch for. */
const retiredKey = 'By a key that we no longer rely on';

function readingFacts({ signature, signer, signedAt, timestamp, sha256 }: FileReading, outcome: FileOutcome): Fact[] {
  // Anyone can replace a timestamp, so it counts only in a file that is as we issued it.
  const isAsIssued = outcome !== 'altered' && outcome !== 'unknown';
  return [
    { term: 'Signature', value: isAsIssued && signature === 'foreign' ? retiredKey : signatures[signature] },
    ...(signer ? [{ term: 'Signed by', value: <bdi>{signer}</bdi> }] : []),
    ...(signedAt ? [{ term: 'Signed', value: <DateTime value={signedAt} /> }] : []),
    ...(timestamp && isAsIssued
      ? [
          {
            term: 'Timestamp',
            value: (
              <>
                <DateTime value={timestamp.time} />
                {timestamp.authority ? <>, {timestamp.authority}</> : null}
              </>
            ),
          },
        ]
      : []),
    {
      term: 'SHA-256',
      value: (
        <span className="font-mono text-xs break-all">
          {sha256.slice(0, 32)}
          <wbr />
          {sha256.slice(32)}
        </span>
      ),
    },
  ];
}
