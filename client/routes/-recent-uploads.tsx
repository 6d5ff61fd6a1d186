import { Eye } from 'lucide-react';
import { DocumentStatusBadge } from '#client/features/documents/document-status.tsx';
import { DocumentLink, linkTo } from '#client/features/documents/list/document-actions.tsx';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useFileAction } from '#client/lib/use-file-action.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DataTable, type Column } from '#client/ui/data/data-table.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { DocumentView } from '#shared/schemas/documents.ts';

export const recentQuery = { page: 1, pageSize: limits.recentUploads } as const;

const columns = (): readonly Column<DocumentView>[] => {
  const t = words('order');
  return [
    {
      key: 'filename',
      header: t('recent.filename'),
      rowHeader: true,
      cell: (document) => <Name document={document} />,
    },
    { key: 'status', header: t('recent.status'), cell: (document) => <DocumentStatusBadge document={document} /> },
    {
      key: 'view',
      header: t('recent.view'),
      hideHeader: true,
      align: 'end',
      cell: (document) => <ViewButton document={document} />,
    },
  ];
};

/** The ten newest uploads, with status and viewer. */
export function RecentUploads() {
  const t = words('order');
  const list = trpc.documents.list.useQuery(recentQuery);
  return (
    <Section title={t('recent.title')}>
      <DataTable
        caption={t('recent.title')}
        columns={columns()}
        renderCard={(document) => (
          <div className="flex items-center gap-3 rounded-card border border-line bg-sheet p-4">
            <div className="grid min-w-0 flex-1 justify-items-start gap-2">
              <Name document={document} />
              <DocumentStatusBadge document={document} />
            </div>
            <ViewButton document={document} />
          </div>
        )}
        rows={list.data?.items ?? []}
        rowKey={(document) => document.id}
        {...queryState(list, 'DOCUMENTS_UNEXPECTED')}
        errorTitle={t('recent.failed')}
        empty={<EmptyState kind="none" title={t('recent.none')} text={t('recent.noneText')} />}
      />
    </Section>
  );
}

function Name({ document }: { document: DocumentView }) {
  return (
    <DocumentLink id={document.id}>
      <PaperName paper={document} />
    </DocumentLink>
  );
}

function ViewButton({ document }: { document: DocumentView }) {
  const t = words('order');
  const file = useFileAction('overview');
  const { id, filename: name, mimetype, hasFile } = document;
  if (!hasFile) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eye aria-hidden="true" />}
        aria-label={t('recent.viewOf', { name })}
        onClick={() => file.view(linkTo(id, 'original', 'inline'), { name, mimetype })}
      >
        {t('recent.view')}
      </Button>
      {file.viewer}
    </>
  );
}
