import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { paperTitle } from '#shared/certificate/title.ts';

const DocumentDetails = lazyPart(async () => (await import('./document-details.tsx')).DocumentDetails, {
  fallback: <SkeletonRows />,
});

/** A document's details in a dialog over the list, opened by the `doc` parameter. */
export function DocumentDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const query = trpc.admin.documentDetails.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  const document = query.data;
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={document ? <bdi>{paperTitle(document)}</bdi> : 'Document Details'}
    >
      <LoadState {...queryState(query, 'DOCUMENTS_UNEXPECTED')} errorTitle="We couldn’t show this document">
        {document ? <DocumentDetails document={document} /> : null}
      </LoadState>
    </Dialog>
  );
}
