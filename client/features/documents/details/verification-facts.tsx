import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { isCode } from '#client/lib/error-texts.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { MisspellingList } from './misspelling-list.tsx';
import { SheetLink } from './original-actions.tsx';

const MisspellingDialog = lazyPart(async () => (await import('./misspelling-dialog.tsx')).MisspellingDialog, {
  failure: 'atFoot',
});

// Apart from the list's first scripts: wide windows show it, in the details of a delivered document.
const QrCode = lazyPart(async () => (await import('#client/ui/data/qr-code.tsx')).QrCode, {
  fallback: <div className="size-28 shrink-0 max-md:hidden" />,
  failure: 'unsaid',
});

const CopyAccessPart = lazyPart(async () => {
  const [{ CopyAccessPart: part }] = await Promise.all([import('./copy-access-part.tsx'), loadAreas(['paper'])]);
  return part;
});

/** A document's verification, and what its owner can do with the certificate. */
export function VerificationSection({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  return (
    <DetailSection title={t('details.verification')}>
      <VerificationFacts document={document} />
      <MemberOnly right="handle" isQuiet>
        {document.hasSheet ? <SheetLink id={document.id} /> : null}
        <RevisionPart document={document} />
        {document.certificate?.state === 'valid' ? <CopyAccessPart documentId={document.id} /> : null}
      </MemberOnly>
    </DetailSection>
  );
}

/** The verification code, and who certified it. */
function VerificationFacts({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const { verification } = document;
  const code = verification?.verificationCode ?? document.verificationCode;
  const isVerifiable = verification?.isAuthenticated === true;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <DescriptionList
        className="min-w-0 flex-1 basis-72"
        facts={[
          {
            term: t('verification.code'),
            value: <CodeText code={code} groups={codeGroupLengths(code)} copy label={t('verification.codeNoun')} />,
          },
          { term: t('verification.authenticated'), value: authenticated(document) },
          ...(verification?.authenticationDate
            ? [{ term: t('verification.date'), value: <DateTime value={verification.authenticationDate} /> }]
            : []),
        ]}
      />
      {isVerifiable ? (
        <QrCode
          value={`${window.location.origin}/verify?code=${code}`}
          label={t('verification.qr')}
          className="size-28 shrink-0 rounded-control border border-line max-md:hidden"
        />
      ) : null}
    </div>
  );
}

function authenticated({ verification, certificate, paymentStatus }: DocumentDetails) {
  const t = words('documents');
  if (certificate?.revokedAt) return t('verification.revoked');
  if (verification?.isAuthenticated) {
    const { authenticatedByName } = verification;
    return authenticatedByName
      ? t.rich('verification.yesBy', { name: slot(<bdi>{authenticatedByName}</bdi>) })
      : t('verification.yes');
  }
  return paymentStatus === 'unpaid' ? t('verification.notYet') : t('verification.pending');
}

/** The certificate's state, and corrections that the customer asked for. */
function RevisionPart({ document }: { document: DocumentDetails }) {
  const t = words('documents');
  const [isOpen, setIsOpen] = useState(false);
  const { certificate, revisions } = document;
  if (!certificate) return null;
  const { refusal, requests, until } = revisions;
  return (
    <div className="grid gap-3 pt-3 text-sm">
      {certificate.revision > 1 && certificate.state === 'valid' ? (
        <p>
          {t.rich('revision.current', {
            revision: certificate.revision,
            date: slot(<DateTime value={certificate.issuedAt} format="longDate" />),
          })}
        </p>
      ) : null}
      {requests
        .filter(({ kind }) => kind === 'misspelling')
        .map((request) => (
          <div key={request.id} className="grid gap-1 rounded-control border border-line p-3">
            <p className="font-medium">
              {t.rich('revision.asked', {
                state: t(`revision.states.${request.state}`),
                date: slot(<DateTime value={request.createdAt} format="longDate" />),
              })}
            </p>
            <MisspellingList items={request.items} />
            {request.answer === null ? null : (
              <p className="wrap-anywhere">{t('revision.answer', { answer: request.answer })}</p>
            )}
          </div>
        ))}
      {refusal === null ? (
        <p className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            {t('revision.report')}
          </Button>
          {until === null ? null : (
            <span className="text-ink-2">
              {t.rich('revision.freeUntil', { date: slot(<DateTime value={until} format="longDate" />) })}
            </span>
          )}
        </p>
      ) : refusal === 'CERTIFICATE_REVOKED' ? null : (
        <p className="text-ink-2">{isCode(refusal) ? messageOf(refusal).text : null}</p>
      )}
      {isOpen ? <MisspellingDialog id={document.id} open onOpenChange={setIsOpen} /> : null}
    </div>
  );
}
