import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { certificateFacts, codeFact, RecordSheet, SupportLink } from '#client/features/verification/record.tsx';
import { kindName } from '#client/lib/paper-title.ts';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { StatusBadge, type StatusTone } from '#client/ui/data/status-badge.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { formatTag, words } from '#client/ui/words.ts';
import type { FileAnswer } from './check-file.ts';
import { explain, type Answer, type ShownOutcome } from './file-answers.ts';
import type { FileReading } from './read-signature.ts';

const tones = {
  genuine: 'ok',
  altered: 'error',
  superseded: 'warn',
  revoked: 'error',
  test: 'warn',
  unknown: 'idle',
  scan: 'idle',
  unproven: 'warn',
} as const satisfies Record<ShownOutcome, StatusTone>;

interface FileResultProps {
  filename: string;
  answer: FileAnswer;
  onReset: () => void;
}

/** The outcome of a file's check, with its three questions answered apart. */
export function FileResult({ filename, answer, onReset }: FileResultProps) {
  const t = words('file-check');
  if (answer.refusal) {
    return (
      <InlineAlert tone="info" title={t(`refusals.${answer.refusal}.title`)}>
        {t(`refusals.${answer.refusal}.text`)}
      </InlineAlert>
    );
  }
  const { reading, result } = answer;
  const longDate = new Intl.DateTimeFormat(formatTag(), { dateStyle: 'long' });
  const { outcome, title, answers } = explain(answer, (time) => longDate.format(new Date(time)));
  const { certificate } = result;
  const heading =
    outcome === 'altered' || outcome === 'scan' || outcome === 'unproven' ? t('namedCertificate') : t('itsCertificate');
  const path = certificate ? `/verify/${certificate.verificationCode}` : '/verify';
  return (
    <RecordSheet
      labelledBy="file-outcome"
      path={path}
      actions={
        <Button variant="secondary" wide="phone" onClick={onReset}>
          {t('again')}
        </Button>
      }
    >
      <div className="p-4 md:p-6 print:px-0">
        <StatusBadge tone={tones[outcome]} word={t(`badges.${outcome}`)} />
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
              {certificate.state === 'revoked'
                ? heading
                : t.rich('ofKind', { heading, kind: slot(<bdi>{kindName(certificate.paperKind)}</bdi>) })}
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
        <h3 className="mt-6 font-semibold">{t('file')}</h3>
        <DescriptionList
          className="mt-2"
          facts={[...readingFacts(reading, outcome), ...translatorFacts(answer), ...proofFacts(answer)]}
        />
        {outcome === 'genuine' ? null : (
          <p className="mt-4 text-sm text-ink-2">{t.rich('help', { email: slot(<SupportLink />) })}</p>
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

/** Whether the first signature is the one that the record names; nothing where the company signed alone. */
function translatorFacts({
  reading: { first },
  result: { certificate },
}: Extract<FileAnswer, { refusal?: undefined }>) {
  const key = certificate && certificate.state !== 'revoked' ? certificate.signerKey : null;
  if (key === null || first === undefined) return [];
  const t = words('file-check');
  const isRecorded = first.certificate === key.sha256 && first.isIntact;
  return [{ term: t('translator'), value: t(`translatorIs.${isRecorded ? 'recorded' : 'other'}`) }];
}

/** The file's leaf in the public log, and whether this browser could follow it to a signed head. */
function proofFacts({ result, proof }: Extract<FileAnswer, { refusal?: undefined }>): Fact[] {
  const t = words('file-check');
  if (result.proof === undefined || proof === undefined) return [];
  const { index, size, head } = result.proof;
  const entry = t('log.entry', { number: index + 1, size });
  return [
    {
      term: t('log.term'),
      value: (
        <>
          <span className="block">
            {entry} (<DateTime value={head.time} />)
          </span>
          <span className={proof === 'refused' ? 'block text-seal' : 'block'}>{t(`log.${proof}`)}</span>
        </>
      ),
    },
  ];
}

/** In a file that our records vouch for: a lost key, or what we appended later. */
function vouched(signature: FileReading['signature']) {
  if (signature === 'foreign') return 'retired';
  return signature === 'extended' ? 'renewed' : signature;
}

function readingFacts({ signature, signer, signedAt, timestamp, sha256 }: FileReading, outcome: ShownOutcome): Fact[] {
  // Anyone can replace a timestamp, so it counts only in a file that is as we issued it.
  const t = words('file-check');
  const isAsIssued = outcome === 'genuine' || outcome === 'superseded' || outcome === 'revoked';
  return [
    { term: t('signature'), value: t(`signatures.${isAsIssued ? vouched(signature) : signature}`) },
    ...(signer ? [{ term: t('signedBy'), value: <bdi>{signer}</bdi> }] : []),
    ...(signedAt ? [{ term: t('signedAt'), value: <DateTime value={signedAt} /> }] : []),
    ...(timestamp && isAsIssued
      ? [
          {
            term: t('timestamp'),
            value: timestamp.authority ? (
              t.rich('timestampBy', {
                time: slot(<DateTime value={timestamp.time} />),
                authority: slot(<bdi>{timestamp.authority}</bdi>),
              })
            ) : (
              <DateTime value={timestamp.time} />
            ),
          },
        ]
      : []),
    {
      term: 'SHA-256',
      value: (
        // Whole quarters on each line, two where they fit.
        <span dir="ltr" className="inline-flex max-w-60 flex-wrap font-mono text-xs">
          {[0, 16, 32, 48].map((start) => (
            <span key={start}>{sha256.slice(start, start + 16)}</span>
          ))}
        </span>
      ),
    },
  ];
}
