import { createFileRoute } from '@tanstack/react-router';
import { DetailsDialog } from '#client/features/documents/details/details-dialog.tsx';
import { DocumentList } from '#client/features/documents/list/document-list.tsx';
import { EarlierOrders } from '#client/features/documents/list/earlier-orders.tsx';
import { listQuery, readListSearch, type ListSearch } from '#client/features/documents/list/list-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/dashboard/progress')({
  staticData: { words: ['offer'], title: () => words('documents')('list.title') },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { q, status, page } }) => ({ q, status, page }),
  loader: ({ deps }) => {
    void trpcUtils.documents.list.prefetch(listQuery(deps));
  },
  component: ProgressPage,
});

function ProgressPage() {
  const t = words('documents');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (update: Partial<ListSearch>) =>
    void navigate({ search: (previous) => ({ ...previous, ...update }), resetScroll: false });
  return (
    <Page>
      <PageHeader title={t('list.title')} description={t('list.description')} />
      <DocumentList search={search} onChange={change} />
      <EarlierOrders />
      <DetailsDialog
        id={search.doc}
        part={search.part}
        onPart={(part) =>
          void navigate({ search: (previous) => ({ ...previous, part }), replace: true, resetScroll: false })
        }
        onClose={() => {
          change({ doc: undefined, part: undefined });
        }}
      />
    </Page>
  );
}
