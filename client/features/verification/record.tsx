import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { brand, pictureSrc } from '#client/lib/brand.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import type { Fact } from '#client/ui/data/description-list.tsx';
import { languageName } from '#client/ui/language-name.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { formatTag, words } from '#client/ui/words.ts';
import type { LookupResult } from '#shared/schemas/verification.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';

interface RecordSheetProps {
  /** Id of the heading. */
  labelledBy: string;
  /** Path of the page, printed as the address to check again. */
  path: string;
  className?: string;
  /** Buttons, on screen only. */
  actions: ReactNode;
  children: ReactNode;
}

/** The outcome of a verification: a card on screen, one page on paper for an officer's file. */
export function RecordSheet({ labelledBy, path, className, actions, children }: RecordSheetProps) {
  const t = words('verify');
  const [checkedAt] = useState(() => Date.now());
  // Complete, since a printed record is read years later and elsewhere.
  const checkTime = new Intl.DateTimeFormat(formatTag(), { dateStyle: 'long', timeStyle: 'long' });
  return (
    <Card
      as="section"
      padding="none"
      raised
      data-print="only"
      aria-labelledby={labelledBy}
      className={clsx('overflow-hidden', className)}
    >
      <header className="hidden items-start justify-between gap-6 border-b border-line pb-4 print:flex">
        <Wordmark
          mark={brand.mark}
          name={brand.name}
          picture={brand.logo && { src: pictureSrc(brand.logo), ...brand.logo }}
        />
        <div className="text-end text-sm">
          <h1 className="font-serif text-xl font-semibold whitespace-nowrap">{t('record.title')}</h1>
          <p>{t('record.checked', { time: checkTime.format(checkedAt) })}</p>
        </div>
      </header>
      {children}
      <div data-print="hide" className="flex flex-wrap gap-3 px-4 pb-4 md:px-6 md:pb-6">
        {actions}
        <Button variant="quiet" icon={<Printer aria-hidden="true" />} wide="phone" onClick={() => window.print()}>
          {t('record.print')}
        </Button>
      </div>
      <footer className="hidden border-t border-line pt-3 text-xs print:block">
        <p>
          {t.rich('record.again', {
            address: slot(
              <bdi dir="ltr">
                {window.location.host}
                {path}
              </bdi>,
            ),
          })}
        </p>
        <p>
          {t('record.proof')} <bdi dir="ltr">{brand.legalName}</bdi> · <bdi dir="ltr">{brand.supportEmail}</bdi>
        </p>
      </footer>
    </Card>
  );
}

type Known = Exclude<LookupResult, { state: 'revoked' }>;

/** Public facts of a certificate. */
export function certificateFacts(result: Known): Fact[] {
  const t = words('verify');
  const { signer, holderInitials, notarization, registerNumber, revision, deliveredPages, issuedAt } = result;
  return [
    { term: t('record.status'), value: t(result.state === 'superseded' ? 'superseded.badge' : 'verified.badge') },
    ...(holderInitials ? [{ term: t('record.holder'), value: <bdi>{holderInitials}</bdi> }] : []),
    ...(registerNumber ? [{ term: t('record.register'), value: <bdi dir="ltr">{registerNumber}</bdi> }] : []),
    ...(signer.name
      ? [
          {
            term: t('record.signer'),
            value: <bdi>{[signer.name, signer.credential].filter((part) => part !== '').join(', ')}</bdi>,
          },
        ]
      : []),
    {
      term: t('record.languages'),
      value: t('record.languagePair', {
        source: languageName(result.sourceLanguage),
        target: languageName(result.targetLanguage),
      }),
    },
    { term: t('record.date'), value: <DateTime value={result.translationDate} format="longDate" /> },
    { term: t('record.pages'), value: result.pages },
    ...(deliveredPages === null ? [] : [{ term: t('record.deliveredPages'), value: deliveredPages }]),
    ...(revision === 1
      ? []
      : [
          {
            term: t('record.revision'),
            value: t.rich('record.revisionOn', {
              revision,
              date: slot(<DateTime value={issuedAt} format="longDate" />),
            }),
          },
        ]),
    { term: t('record.type'), value: t(`record.types.${result.translationType}`) },
    ...(notarization
      ? [
          {
            term: t('record.notarized'),
            value: t.rich('record.notarizedOn', {
              date: slot(<DateTime value={notarization.at} format="longDate" />),
              place: slot(<bdi>{notarization.place}</bdi>),
            }),
          },
        ]
      : []),
    { term: t('record.recipient'), value: t(`record.recipients.${result.recipient}`) },
    { term: t('record.signature'), value: t(`record.signatures.${result.longTermLevel ?? result.signatureLevel}`) },
    ...(result.signatureLevel === 'none'
      ? []
      : [{ term: t('record.keys'), value: t(`record.keysOf.${keysOf(result)}`) }]),
    codeFact(result.verificationCode),
  ];
}

function keysOf({ signerKey }: Known) {
  if (signerKey === null) return 'company';
  return signerKey.isRevoked ? 'revoked' : signerKey.source;
}

export function codeFact(code: string): Fact {
  return { term: words('verify')('code'), value: <CodeText code={code} groups={codeGroupLengths(code)} /> };
}

/** Link to write to support. */
export function SupportLink() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
      {brand.supportEmail}
    </a>
  );
}
