import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { SheetLink } from './original-actions.tsx';
import { RevisionPart } from './revision-part.tsx';

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
