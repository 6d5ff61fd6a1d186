import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrderComplaint } from '#client/features/admin/complaints/open-complaint.tsx';
import { RefundedMark } from '#client/features/documents/document-status.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { CodeText } from '#client/ui/data/code-text.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { recipientLabels } from '#shared/certificate/recipients.ts';
import { documentStatuses, effectiveStatus, statusWords } from '#shared/document-status.ts';
import { services } from '#shared/pricing.ts';
import type { AdminDocumentDetails } from '#shared/schemas/admin.ts';
import { codeGroupLengths } from '#shared/verification-code.ts';
import { CertificateQuestion } from './certificate-question.tsx';
import { useStaffFile } from './document-file-actions.tsx';
import { DocumentMoney, DocumentPay } from './document-money.tsx';
import { eventLabel, fourEyesWords } from './labels.ts';

/** All facts of a document, for admins. */
export function DocumentDetails({ document }: { document: AdminDocumentDetails }) {
  const words = statusWords[effectiveStatus(document.status, document.hasTranslation)];
  return (
    <div className="grid gap-6 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone={words.staffTone} word={words.staff} />
        <RefundedMark document={document} />
        {document.isAuthenticated ? <StatusBadge tone="ok" icon="seal" word="Authenticated" /> : null}
        {document.isCorrected ? <StatusBadge tone="warn" word="Corrected" /> : null}
        <Files document={document} />
      </div>
      {document.question ? (
        <CertificateQuestion documentId={document.id} filename={document.filename} cause={document.question.cause} />
      ) : null}
      <DetailSection title="User">
        <DescriptionList facts={userFacts(document)} />
      </DetailSection>
      <DetailSection title="Document">
        <DescriptionList facts={documentFacts(document)} />
      </DetailSection>
      <DetailSection title="Payment">
        <DocumentMoney document={document} />
      </DetailSection>
      {document.pay === null ? null : (
        <DetailSection title="Pay and margin">
          <DocumentPay pay={document.pay} currency={document.currency} />
        </DetailSection>
      )}
      <DetailSection title="Audit log">
        <DocumentTimeline timeline={document.timeline} />
      </DetailSection>
    </div>
  );
}

function Files({ document }: { document: AdminDocumentDetails }) {
  const file = useStaffFile(document.id);
  return (
    <span className="ms-auto flex flex-wrap gap-2">
      {document.reviewId && (document.reviewStatus === 'pending' || document.hasTranslation) ? (
        <Link
          to="/admin/review/$reviewId"
          params={{ reviewId: document.reviewId }}
          className="inline-link flex min-h-9 items-center px-1 font-medium"
        >
          {document.reviewStatus === 'pending' ? 'Review' : 'Reissue or revoke'}
        </Link>
      ) : null}
      <OrderComplaint documentId={document.id} verificationCode={document.verificationCode} />
      {document.original ? (
        <Button size="sm" variant="secondary" onClick={() => file.view('original')}>
          View original
        </Button>
      ) : null}
      {document.translation ? (
        <Button size="sm" variant="secondary" onClick={() => file.download('translation')}>
          Download translation
        </Button>
      ) : null}
    </span>
  );
}

function userFacts({ user, clientName }: AdminDocumentDetails): Fact[] {
  return [
    { term: 'Name', value: user.name ? <bdi>{user.name}</bdi> : 'User information not available' },
    { term: 'Email', value: <bdi>{user.email}</bdi> },
    { term: 'Phone', value: user.phone ? <bdi dir="ltr">{user.phone}</bdi> : 'Not given' },
    ...(clientName === null ? [] : [{ term: 'Client', value: <bdi>{clientName}</bdi> }]),
  ];
}

function documentFacts(document: AdminDocumentDetails): Fact[] {
  return [
    { term: 'File', value: <bdi className="wrap-anywhere">{document.filename}</bdi> },
    { term: 'Translation type', value: services[document.translationType].label },
    { term: 'Source language', value: document.sourceLanguage || 'Not specified' },
    { term: 'Target language', value: document.targetLanguage },
    { term: 'Bank statement', value: document.isBankStatement ? 'Yes' : 'No' },
    { term: 'Recipient', value: recipientLabels[document.recipient] },
    { term: 'Pages', value: document.pages },
    {
      term: 'Verification code',
      value: (
        <CodeText
          code={document.verificationCode}
          groups={codeGroupLengths(document.verificationCode)}
          size="sm"
          copy
        />
      ),
    },
    { term: 'Authenticated by', value: authenticator(document) },
    ...(document.revokedAt === null
      ? []
      : [{ term: 'Certificate withdrawn', value: <DateTime value={document.revokedAt} /> }]),
    { term: 'Received', value: <DateTime value={document.createdAt} /> },
    { term: 'Changed', value: <DateTime value={document.updatedAt} /> },
  ];
}

function authenticator({ authenticatedByName, authenticationDate }: AdminDocumentDetails): ReactNode {
  if (authenticatedByName === null) return 'Not authenticated';
  return (
    <>
      <bdi>{authenticatedByName}</bdi>
      {authenticationDate === null ? null : (
        <>
          , <DateTime value={authenticationDate} />
        </>
      )}
    </>
  );
}

/** A document's audit events, with their actors. */
function DocumentTimeline({ timeline }: { timeline: AdminDocumentDetails['timeline'] }) {
  if (timeline.length === 0) return <p className="py-2.5 text-ink-2">Nothing has happened yet.</p>;
  return (
    <ol className="divide-y divide-line">
      {timeline.map((entry) => (
        <li key={`${entry.at} ${entry.event}`} className="py-2.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{eventLabel(entry.event)}</span>
            <DateTime value={entry.at} className="text-xs text-ink-2" />
          </div>
          <p className="text-xs text-ink-2">
            <StatusChange from={entry.fromStatus} to={entry.toStatus} /> by{' '}
            <bdi>{entry.actorName ?? (entry.actorRole === 'system' ? 'the system' : entry.actorRole)}</bdi>
          </p>
          {entry.fourEyes === null ? null : <p className="mt-1">{fourEyesWords}.</p>}
          {entry.reason === null ? null : <p className="mt-1 wrap-anywhere">“{entry.reason}”</p>}
        </li>
      ))}
    </ol>
  );
}

/** A status change in staff labels. */
function StatusChange({ from, to }: { from: string | null; to: string | null }) {
  if (to === null) return null;
  return <>{from === null || from === to ? labelOf(to) : `${labelOf(from)} → ${labelOf(to)}`}</>;
}

function labelOf(status: string): string {
  const known = documentStatuses.find((candidate) => candidate === status);
  return known ? statusWords[known].staff : status;
}
