import { Link } from '@tanstack/react-router';
import { BookOpenText, Download, Eye } from 'lucide-react';
import { kindName, paperTitle } from '#client/lib/paper-title.ts';
import { fileExtension } from '#shared/files.ts';
import { fileSize } from '#client/lib/format.ts';
import type { DocumentDetails, DocumentView } from '#shared/schemas/documents.ts';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList, type Fact } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
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
import { words } from '#client/ui/words.ts';
import { slot } from '#client/ui/message-tags.ts';
import { languageName } from '#client/ui/language-name.ts';

function paymentLabel({ paymentStatus, refunds }: DocumentDetails): string {
  const t = words('documents');
  return t(`details.payments.${paymentStatus === 'paid' && refunds.length > 0 ? 'partlyRefunded' : paymentStatus}`);
}

function refundFact(
  { amountCents, at }: DocumentDetails['refunds'][number],
  index: number,
  all: readonly unknown[],
): Fact {
  const t = words('documents');
  return {
    term: all.length > 1 ? t('details.refundNumber', { number: index + 1 }) : t('details.refund'),
    value: t.rich('details.refundOn', {
      amount: slot(<Money cents={amountCents} />),
      date: slot(<DateTime value={at} format="longDate" />),
    }),
  };
}

function orderFacts(document: DocumentDetails): Fact[] {
  const t = words('documents');
  const offer = words('offer');
  return [
    ...(document.ordered === null
      ? []
      : [{ term: t('details.document'), value: kindName(document.ordered.paperKind) }]),
    { term: t('details.type'), value: offer(`services.${document.translationType}.label`) },
    {
      term: t('details.language'),
      value: document.sourceLanguage === '' ? t('details.noLanguage') : languageName(document.sourceLanguage),
    },
    { term: t('details.bankStatement'), value: document.isBankStatement ? t('details.yes') : t('details.no') },
    { term: t('details.recipient'), value: t(`details.recipients.${document.recipient}`) },
    { term: t('details.delivery'), value: offer(`speeds.${document.speed}.full`) },
    ...(document.neededBy === null
      ? []
      : [{ term: t('details.neededBy'), value: <NeededDay day={document.neededBy} /> }]),
    ...(document.note === null
      ? []
      : [
          {
            term: t('details.note'),
            value: <bdi className="wrap-anywhere whitespace-pre-line">{document.note}</bdi>,
          },
        ]),
    { term: t('details.pages'), value: document.pages },
    { term: t('details.cost'), value: <Money cents={document.totalCostCents} /> },
    { term: t('details.charged'), value: <Money cents={document.chargedCents} /> },
    { term: t('details.payment'), value: paymentLabel(document) },
    ...document.refunds.map(refundFact),
    { term: t('details.uploaded'), value: <DateTime value={document.uploadDate} /> },
    { term: t('details.created'), value: <DateTime value={document.createdAt} /> },
  ];
}

function fileFacts({ filename, fileSizeBytes }: DocumentDetails): Fact[] {
  const t = words('documents');
  return [
    { term: t('details.name'), value: <bdi>{filename}</bdi> },
    {
      term: t('details.fileType'),
      value: fileExtension(filename).toUpperCase() || t('details.unknown'),
    },
    {
      term: t('details.size'),
      value: fileSizeBytes === null ? t('details.notUploaded') : fileSize(fileSizeBytes),
    },
  ];
}

/** All facts of a document, for its owner. */
export function DocumentDetailsView({ document, onErased }: { document: DocumentDetails; onErased: () => void }) {
  const t = words('documents');
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-4">
          <Thumbnail url={document.thumbnailUrl} size="details" />
          <DocumentStatusBadge document={document} />
        </span>
        <DocumentActions document={document} />
      </div>
      <MemberOnly right="handle" isQuiet>
        <QuestionPart documentId={document.id} />
      </MemberOnly>
      <StatusMessage document={document} />
      <DocumentStages document={document} events={document.timeline} />
      <MemberOnly right="handle">
        <MessagePart document={document} />
      </MemberOnly>
      <DetailSection title={t('details.verification')}>
        <VerificationFacts document={document} />
        <MemberOnly right="handle" isQuiet>
          {document.hasSheet ? <SheetLink id={document.id} /> : null}
          <RevisionPart document={document} />
        </MemberOnly>
      </DetailSection>
      <DetailSection title={t('details.order')}>
        <DescriptionList facts={orderFacts(document)} />
      </DetailSection>
      {document.mailing ? (
        <DetailSection title={t('details.mailed')}>
          <MailingFacts mailing={document.mailing} />
        </DetailSection>
      ) : null}
      {document.people.length > 0 || document.canChangePeople ? (
        <DetailSection title={t('details.people')}>
          <DocumentPeople document={document} />
        </DetailSection>
      ) : null}
      <DetailSection title={t('details.file')}>
        <DescriptionList facts={fileFacts(document)} />
        <MemberOnly right="handle" isQuiet>
          {document.hasFile ? <OriginalActions document={document} /> : null}
        </MemberOnly>
      </DetailSection>
      <DocumentData documentId={document.id} onErased={onErased} />
      <CancelPart document={document} />
    </div>
  );
}

/** Opens what a certified paper says in the language of the page. */
function SheetLink({ id }: { id: string }) {
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      className="mt-3"
      icon={<BookOpenText aria-hidden="true" />}
      render={<Link to="/dashboard/sheet" search={{ document: id }} />}
    >
      {words('documents')('details.sheet')}
    </ButtonLink>
  );
}

/** A document's details in a dialog over the list, opened by the `doc` parameter. */
export function DetailsDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = words('documents');
  const query = trpc.documents.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  const document = query.data;
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      description={document ? t('details.title') : undefined}
      title={document ? <bdi>{paperTitle(document)}</bdi> : t('details.title')}
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
  const t = words('documents');
  const { id, filename, mimetype } = document;
  const file = useFileAction();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-label={t('details.viewOriginalOf', { name: filename })}
        onClick={() => file.view(linkTo(id, 'original', 'inline'), { name: filename, mimetype })}
      >
        {t('details.viewOriginal')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={t('details.downloadOriginalOf', { name: filename })}
        onClick={() => file.download(linkTo(id, 'original', 'attachment'))}
      >
        {t('details.downloadOriginal')}
      </Button>
      {file.viewer}
    </div>
  );
}
