import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { DocumentData } from '#client/features/documents/data/document-data.tsx';
import { DocumentStages, DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentActions } from '#client/features/documents/list/document-actions.tsx';
import type { DetailsPart } from '#client/features/documents/list/list-search.ts';
import { MessagePart } from '#client/features/documents/messages/message-part.tsx';
import { QuestionPart } from '#client/features/documents/messages/question-part.tsx';
import { DocumentPeople } from '#client/features/documents/people/document-people.tsx';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { DetailSection } from '#client/ui/data/detail-section.tsx';
import { Tabs } from '#client/ui/layout/tabs.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { CancelPart } from './cancel-part.tsx';
import { fileFacts, OrderSection } from './document-facts.tsx';
import { OriginalActions } from './original-actions.tsx';
import { PaperSteps } from './paper-steps.tsx';
import { RefusalPart } from './refusal-part.tsx';
import { StatusMessage } from './status-message.tsx';
import { VerificationSection } from './verification-facts.tsx';

export interface DocumentDetailsViewProps {
  document: DocumentDetails;
  /** The chosen part; undefined for the one that the order's state asks for. */
  part: DetailsPart | undefined;
  onPart: (part: DetailsPart) => void;
  onErased: () => void;
}

/** A document for its owner: what is so and what to do, and the rest in four parts. */
export function DocumentDetailsView({ document, part, onPart, onErased }: DocumentDetailsViewProps) {
  const t = words('documents');
  // Chosen once: an answered question must not turn the page.
  const [first] = useState(() => partFor(document));
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Thumbnail url={document.thumbnailUrl} size="details" />
        <div className="grid min-w-0 gap-3">
          <span>
            <DocumentStatusBadge document={document} />
          </span>
          <DocumentActions document={document} />
        </div>
      </div>
      <StatusMessage document={document} />
      <Tabs
        label={t('details.title')}
        value={part ?? first}
        onChange={onPart}
        tabs={[
          { value: 'messages', label: t('details.parts.messages'), content: <Conversation document={document} /> },
          { value: 'order', label: t('details.parts.order'), content: <Order document={document} /> },
          { value: 'file', label: t('details.parts.file'), content: <Files document={document} /> },
          {
            value: 'privacy',
            label: t('details.parts.privacy'),
            content: <DocumentData documentId={document.id} onErased={onErased} />,
          },
        ]}
      />
    </div>
  );
}

function partFor({ state }: DocumentDetails): DetailsPart {
  if (state.state === 'question for you') return 'messages';
  return state.stage === 'delivered' ? 'file' : 'order';
}

interface PartProps {
  document: DocumentDetails;
}

function Conversation({ document }: PartProps) {
  return (
    <MemberOnly right="handle">
      <QuestionPart documentId={document.id} />
      <MessagePart document={document} />
    </MemberOnly>
  );
}

function Order({ document }: PartProps) {
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

function Files({ document }: PartProps) {
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
