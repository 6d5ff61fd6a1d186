import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { DocumentStages } from '#client/features/documents/document-status.tsx';
import { MessagePart } from '#client/features/documents/messages/message-part.tsx';
import { QuestionPart } from '#client/features/documents/messages/question-part.tsx';
import { DocumentPeople } from '#client/features/documents/people/document-people.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { CancelPart } from './cancel-part.tsx';
import { fileFacts, OrderSection } from './document-facts.tsx';
import { OriginalActions } from './original-actions.tsx';
import { PaperSteps } from './paper-steps.tsx';
import { RefusalPart } from './refusal-part.tsx';
import { VerificationSection } from './verification-facts.tsx';

interface PartProps {
  document: DocumentDetails;
}

export function ConversationPart({ document, onReport }: PartProps & { onReport: () => void }) {
  return (
    <MemberOnly right="handle">
      <QuestionPart documentId={document.id} />
      <MessagePart document={document} onReport={onReport} />
    </MemberOnly>
  );
}

export function OrderPart({ document }: PartProps) {
  const t = words('documents');
  return (
    <>
      <DocumentStages document={document} events={document.timeline} />
      <CancelPart document={document} />
      <OrderSection document={document} />
      <PaperSteps document={document} />
      {document.people.length > 0 || document.canChangePeople ? (
        <DetailSection title={t('details.people')}>
          <DocumentPeople document={document} />
        </DetailSection>
      ) : null}
    </>
  );
}

export function FilesPart({ document }: PartProps) {
  const t = words('documents');
  return (
    <>
      <VerificationSection document={document} />
      <MemberOnly right="handle" isQuiet>
        <RefusalPart document={document} />
      </MemberOnly>
      <DetailSection title={t('details.file')}>
        <DescriptionList facts={fileFacts(document)} />
        <MemberOnly right="handle" isQuiet>
          {document.hasFile ? <OriginalActions document={document} /> : null}
        </MemberOnly>
      </DetailSection>
    </>
  );
}
