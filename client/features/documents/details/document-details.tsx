import { useRef, useState } from 'react';
import { DocumentData } from '#client/features/documents/data/document-data.tsx';
import { DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentActions } from '#client/features/documents/list/document-actions.tsx';
import type { DetailsPart } from '#client/features/documents/list/list-search.ts';
import { Thumbnail } from '#client/features/documents/thumbnail.tsx';
import { Tabs } from '#client/ui/layout/tabs.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetails } from '#shared/schemas/documents.ts';
import { ConversationPart, FilesPart, OrderPart } from './document-parts.tsx';
import { StatusMessage } from './status-message.tsx';

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
  const root = useRef<HTMLDivElement>(null);
  function report() {
    onPart('file');
    // The pressed button goes with its part.
    root.current?.querySelector<HTMLElement>('[data-tab=file]')?.focus();
  }
  return (
    <div ref={root} className="grid gap-5">
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
          {
            value: 'messages',
            label: t('details.parts.messages'),
            content: <ConversationPart document={document} onReport={report} />,
          },
          { value: 'order', label: t('details.parts.order'), content: <OrderPart document={document} /> },
          { value: 'file', label: t('details.parts.file'), content: <FilesPart document={document} /> },
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
