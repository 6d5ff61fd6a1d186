import { Eye } from 'lucide-react';
import type { DocumentView } from '#shared/schemas/documents.ts';
import { limits } from '#shared/limits.ts';
import { linkTo } from '../../features/documents/document-actions.tsx';
import { DocumentLink } from '../../features/documents/document-link.tsx';
import { DocumentStatus } from '../../features/documents/document-status.tsx';
import { describeError } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFileAction } from '../../lib/use-file-action.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';

export const recentQuery = { page: 1, pageSize: limits.recentUploads } as const;

/** The ten newest uploads: what they are called, how far they are, and a look at them. */
export function RecentUploads() {
  const list = trpc.documents.list.useQuery(recentQuery);
  const file = useFileAction('overview');
  return (
    <Section title="Recent uploads">
      <DataTable
        caption="Recent uploads"
        columns={[
          {
            key: 'filename',
            header: 'Filename',
            rowHeader: true,
            cell: (document) => (
              <DocumentLink id={document.id}>
                <bdi className="wrap-anywhere">{document.filename}</bdi>
              </DocumentLink>
            ),
          },
          { key: 'status', header: 'Status', cell: (document) => <DocumentStatus document={document} /> },
          {
            key: 'view',
            header: 'View',
            hideHeader: true,
            align: 'end',
            cell: (document) => (
              <ViewButton
                document={document}
                onView={() => {
                  const { id, filename: name, mimetype } = document;
                  file.view(linkTo(id, 'original', 'inline'), { name, mimetype });
                }}
              />
            ),
          },
        ]}
        rows={list.data?.items ?? []}
        rowKey={(document) => document.id}
        loading={list.isPending}
        error={list.error ? describeError(list.error, 'DOCUMENTS_UNEXPECTED').text : undefined}
        errorTitle="Failed to fetch documents"
        onRetry={() => void list.refetch()}
        empty={<EmptyState kind="none" title="No documents found" text="What you upload will be listed here." />}
      />
      {file.viewer}
    </Section>
  );
}

function ViewButton({ document, onView }: { document: DocumentView; onView: () => void }) {
  if (!document.hasFile) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Eye aria-hidden="true" />}
      aria-label={`View ${document.filename}`}
      onClick={onView}
    >
      View
    </Button>
  );
}
