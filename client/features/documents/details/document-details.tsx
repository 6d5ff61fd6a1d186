import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { DocumentData } from '#client/features/documents/data/document-data.tsx';
import { DocumentStages, DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentActions } from '#client/features/documents/list/document-actions.tsx';
import { MessagePart } from '#client/features/documents/messages/message-part.tsx';
import { QuestionPart } from '#client/features/documents/messages/question-part.tsx';
import { DocumentPeople } from '#client/features/documents/people/document-people.tsx';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { CancelPart } from './cancel-part.tsx';
import { fileFacts, OrderSection } from './document-facts.tsx';
import { OriginalActions } from './original-actions.tsx';
import { PaperSteps } from './paper-steps.tsx';
import { RefusalPart } from './refusal-part.tsx';
import { StatusMessage } from './status-message.tsx';
import { VerificationSection } from './verification-facts.tsx';

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
      <VerificationSection document={document} />
      <MemberOnly right="handle" isQuiet>
        <RefusalPart document={document} />
      </MemberOnly>
      <OrderSection document={document} />
      <PaperSteps document={document} />
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
