import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { recipientLabels } from '#shared/certificate/recipients.ts';
import type { SignatureLevel } from '#shared/certificate/state.ts';
import { services } from '#shared/pricing.ts';
import type { LookupResult } from '#shared/schemas/verification.ts';
import { codeGroups } from '#shared/verification-code.ts';
import { brand } from '#client/lib/brand.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import type { Fact } from '#client/ui/data/description-list.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';

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
  const [checkedAt] = useState(() => Date.now());
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
        <Wordmark mark={brand.mark} name={brand.name} />
        <div className="text-end text-sm">
          <p className="font-serif text-xl font-semibold whitespace-nowrap">Verification record</p>
          <p>Checked {checkTime.format(checkedAt)}</p>
        </div>
      </header>
      {children}
      <div data-print="hide" className="flex flex-wrap gap-3 px-4 pb-4 md:px-6 md:pb-6">
        {actions}
        <Button variant="quiet" icon={<Printer aria-hidden="true" />} wide="phone" onClick={() => window.print()}>
          Print this record
        </Button>
      </div>
      <footer className="hidden border-t border-line pt-3 text-xs print:block">
        <p>
          Check again at {window.location.host}
          {path}
        </p>
        <p>
          A match proves that we certified this translation, not that the original is genuine or who presents it.{' '}
          {brand.legalName} · {brand.supportEmail}
        </p>
      </footer>
    </Card>
  );
}

/** Complete, since a printed record is read years later and elsewhere. */
const checkTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' });

const signatureWords = {
  none: 'None',
  'B-B': 'Signed electronically',
  'B-T': 'Signed electronically, with an independent timestamp',
} as const satisfies Record<SignatureLevel, string>;

type Known = Exclude<LookupResult, { state: 'revoked' }>;

/** Public facts of a certificate. */
export function certificateFacts(result: Known): Fact[] {
  const { holderInitials, registerNumber, revision, deliveredPages, issuedAt } = result;
  return [
    { term: 'Status', value: result.status },
    ...(holderInitials ? [{ term: 'Holder', value: <bdi>{holderInitials}</bdi> }] : []),
    ...(registerNumber ? [{ term: 'Register number', value: <bdi dir="ltr">{registerNumber}</bdi> }] : []),
    { term: 'Languages', value: `${result.sourceLanguage} → ${result.targetLanguage}` },
    { term: 'Translation date', value: <DateTime value={result.translationDate} format="longDate" /> },
    { term: 'Pages', value: result.pages },
    ...(deliveredPages === null ? [] : [{ term: 'Pages of the delivered file', value: deliveredPages }]),
    ...(revision === 1
      ? []
      : [
          {
            term: 'Revision',
            value: (
              <>
                {revision}, <DateTime value={issuedAt} format="longDate" />
              </>
            ),
          },
        ]),
    { term: 'Translation type', value: services[result.translationType].label },
    ...(result.notarization
      ? [
          {
            term: 'Notarized',
            value: (
              <>
                On <DateTime value={result.notarization.at} format="longDate" /> in {result.notarization.place}
              </>
            ),
          },
        ]
      : []),
    { term: 'Prepared for', value: recipientLabels[result.recipient] },
    { term: 'Signature', value: signatureWords[result.signatureLevel] },
    codeFact(result.verificationCode),
  ];
}

export function codeFact(code: string): Fact {
  const groups = codeGroups(code).map((group) => group.length);
  return { term: 'Verification code', value: <CodeText code={code} groups={groups} /> };
}

/** Link to write to support. */
export function SupportLink() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className="inline-link wrap-anywhere">
      {brand.supportEmail}
    </a>
  );
}
