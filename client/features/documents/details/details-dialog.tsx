import { loadError } from '#client/lib/load-error.ts';
import { paperTitle } from '#client/lib/paper-title.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { DocumentDetailsView } from './document-details.tsx';

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
