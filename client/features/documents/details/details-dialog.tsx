import { paperTitle } from '#client/lib/paper-title.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import type { DocumentDetailsViewProps } from './document-details.tsx';

// Loaded apart from the list; the dialog keeps its full height meanwhile.
const DocumentDetailsView = lazyPart(async () => (await import('./document-details.tsx')).DocumentDetailsView, {
  fallback: <SkeletonRows />,
});

export interface DetailsDialogProps extends Pick<DocumentDetailsViewProps, 'part' | 'onPart'> {
  id: string | undefined;
  onClose: () => void;
}

/** A document's details in a dialog over the list, opened by the `doc` parameter. */
export function DetailsDialog({ id, part, onPart, onClose }: DetailsDialogProps) {
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
      isTall
      description={t('details.title')}
      title={document ? <bdi>{paperTitle(document)}</bdi> : '…'}
    >
      <LoadState {...queryState(query, 'DOCUMENTS_FAILED')}>
        {document ? (
          <DocumentDetailsView key={document.id} document={document} part={part} onPart={onPart} onErased={onClose} />
        ) : null}
      </LoadState>
    </Dialog>
  );
}
