import { createFileRoute } from '@tanstack/react-router';
import { DetailsDialog } from '#client/features/documents/details/document-details.tsx';
import { DocumentList } from '#client/features/documents/list/document-list.tsx';
import { listQuery, readListSearch, type ListSearch } from '#client/features/documents/list/list-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/dashboard/progress')({
  staticData: { title: 'My Translations' },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { q, status, page } }) => ({ q, status, page }),
  loader: ({ deps }) => {
    void trpcUtils.documents.list.prefetch(listQuery(deps));
  },
  component: ProgressPage,
});

function ProgressPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (update: Partial<ListSearch>) =>
    void navigate({ search: (previous) => ({ ...previous, ...update }), resetScroll: false });
  return (
    <Page>
      <PageHeader title="My Translations" description="Every document you’ve sent us and its progress." />
      <DocumentList search={search} onChange={change} />
      <DetailsDialog
        id={search.doc}
        onClose={() => {
          change({ doc: undefined });
        }}
      />
    </Page>
  );
}
