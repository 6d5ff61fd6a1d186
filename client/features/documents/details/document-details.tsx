import { Download, Eye } from 'lucide-react';
import { paperTitle } from '#shared/certificate/title.ts';
import { recipientLabels } from '#shared/certificate/recipients.ts';
import { describeSpeed, services } from '#shared/pricing.ts';
import { fileExtension, formatBytes } from '#shared/files.ts';
import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DocumentActions, linkTo } from '#client/features/documents/list/document-actions.tsx';
import { DocumentStages, DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentData } from '#client/features/documents/data/document-data.tsx';
import { QuestionPart } from '#client/features/documents/questions/question-part.tsx';
import { NeededDay } from '#client/features/documents/needed-day.tsx';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { MessagePart } from '#client/features/documents/messages/message-part.tsx';
import { DocumentPeople } from '#client/features/documents/people/document-people.tsx';
import { CancelPart } from './cancel-part.tsx';
import { RevisionPart } from './revision-part.tsx';
import { MailingFacts } from '#client/features/documents/mailing/mailing-facts.tsx';
import { StatusMessage } from './status-message.tsx';
import { VerificationFacts } from './verification-facts.tsx';

const paymentLabels = { unpaid: 'Not paid yet', paid: 'Paid', refunded: 'Refunded', free: 'Free of charge' } as const;

function paymentLabel({ paymentStatus, refunds }: DocumentDetails): string {
  return paymentStatus === 'paid' && refunds.length > 0 ? 'Partly refunded' : paymentLabels[paymentStatus];
}

function refundFact({ amountCents, at }: DocumentDetails['refunds'][number], index: number, all: readonly unknown[]) {
  return {
    term: all.length > 1 ? `Refund ${index + 1}` : 'Refund',
    value: (
      <>
        <Money cents={amountCents} /> on <DateTime value={at} format="longDate" />
      </>
    ),
  };
}

/** All facts of a document, for its owner. */
export function DocumentDetailsView({ document, onErased }: { document: DocumentDetails; onErased: () => void }) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-4">
          <Thumbnail url={document.thumbnailUrl} size="details" />
          <DocumentStatusBadge document={document} />
        </span>
        <DocumentActions document={document} />
      </div>
      <QuestionPart documentId={document.id} />
      <StatusMessage document={document} />
      <DocumentStages document={document} events={document.timeline} />
      <MessagePart document={document} />
      <DetailSection title="Verification">
        <VerificationFacts document={document} />
        <RevisionPart document={document} />
      </DetailSection>
      <DetailSection title="Order">
        <DescriptionList
          facts={[
            ...(document.ordered === null ? [] : [{ term: 'Document', value: document.ordered.paperKind }]),
            { term: 'Translation type', value: services[document.translationType].label },
            { term: 'Source language', value: document.sourceLanguage || 'Not specified' },
            { term: 'Bank statement', value: document.isBankStatement ? 'Yes' : 'No' },
            { term: 'For', value: recipientLabels[document.recipient] },
            { term: 'Delivery', value: describeSpeed(document.speed) },
            ...(document.neededBy === null
              ? []
              : [{ term: 'Needed by', value: <NeededDay day={document.neededBy} /> }]),
            ...(document.note === null
              ? []
              : [
                  {
                    term: 'Your note',
                    value: <bdi className="wrap-anywhere whitespace-pre-line">{document.note}</bdi>,
                  },
                ]),
            { term: 'Pages', value: document.pages },
            { term: 'Cost', value: <Money cents={document.totalCostCents} /> },
            { term: 'Value charged', value: <Money cents={document.chargedCents} /> },
            { term: 'Payment', value: paymentLabel(document) },
            ...document.refunds.map(refundFact),
            { term: 'Uploaded', value: <DateTime value={document.uploadDate} /> },
            { term: 'Created', value: <DateTime value={document.createdAt} /> },
          ]}
        />
      </DetailSection>
      {document.mailing ? (
        <DetailSection title="Mailed copy">
          <MailingFacts mailing={document.mailing} />
        </DetailSection>
      ) : null}
      {document.people.length > 0 || document.canChangePeople ? (
        <DetailSection title="Names as in the passport">
          <DocumentPeople document={document} />
        </DetailSection>
      ) : null}
      <DetailSection title="File information">
        <DescriptionList
          facts={[
            { term: 'Name', value: <bdi>{document.filename}</bdi> },
            { term: 'Type', value: fileExtension(document.filename).toUpperCase() || 'Unknown' },
            {
              term: 'Size',
              value: document.fileSizeBytes === null ? 'Not uploaded yet' : formatBytes(document.fileSizeBytes),
            },
          ]}
        />
        {document.hasFile ? <OriginalActions document={document} /> : null}
      </DetailSection>
      <DocumentData documentId={document.id} onErased={onErased} />
      <CancelPart document={document} />
    </div>
  );
}

/** A document's details in a dialog over the list, opened by the `doc` parameter. */
export function DetailsDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const query = trpc.documents.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  const document = query.data;
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      description={document ? 'Document Details' : undefined}
      title={document ? <bdi>{paperTitle(document)}</bdi> : 'Document Details'}
    >
      <LoadState
        loading={query.isPending}
        error={loadError(query, 'DOCUMENTS_FAILED')}
        onRetry={() => void query.refetch()}
      >
        {document ? <DocumentDetailsView document={document} onErased={onClose} /> : null}
      </LoadState>
    </Dialog>
  );
}

/** Views and downloads the original. */
export function OriginalActions({ document }: { document: DocumentView }) {
  const { id, filename, mimetype } = document;
  const file = useFileAction();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-label={`View original of ${filename}`}
        onClick={() => file.view(linkTo(id, 'original', 'inline'), { name: filename, mimetype })}
      >
        View original
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={`Download original of ${filename}`}
        onClick={() => file.download(linkTo(id, 'original', 'attachment'))}
      >
        Download original
      </Button>
      {file.viewer}
    </div>
  );
}
