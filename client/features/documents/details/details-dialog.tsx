import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { DocumentDetailsView } from './document-details.tsx';

/** A document's details over the list; closing it goes back to the list's own address. */
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
      title={document ? <bdi>{document.filename}</bdi> : 'Document Details'}
    >
      <LoadState
        loading={query.isPending}
        error={loadError(query, 'DOCUMENTS_FAILED')}
        onRetry={() => void query.refetch()}
      >
        {document ? <DocumentDetailsView document={document} /> : null}
      </LoadState>
    </Dialog>
  );
}
