import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import {
  documentsQuery,
  readDashboardSearch,
  type DashboardSearch,
} from '#client/features/admin/documents/dashboard-search.ts';
import { DocumentDialog } from '#client/features/admin/documents/document-dialog.tsx';
import { OverviewTab } from '#client/features/admin/overview/overview-tab.tsx';
import { adminTabs, hashOf, readTab, tabLabel, type AdminTab } from '#client/features/admin/overview/tabs.ts';
import { readQueueSearch, type QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';

const fallback = <SkeletonRows />;
const DocumentsToAuthenticate = lazyPart(
  async () => (await import('#client/features/authenticator/queue/documents-screen.tsx')).DocumentsToAuthenticate,
  { fallback },
);
const TranslationHistory = lazyPart(
  async () => (await import('#client/features/authenticator/history/translation-history.tsx')).TranslationHistory,
  { fallback },
);

export const Route = createFileRoute('/_admin/admin/')({
  staticData: { title: 'Admin Dashboard' },
  validateSearch: (search): DashboardSearch & QueueSearch => ({
    ...readQueueSearch(search),
    ...readDashboardSearch(search),
  }),
  loaderDeps: ({ search: { q, page, status, show } }) => ({ q, page, status, show }),
  loader: ({ deps, location }) => {
    if (readTab(location.hash) !== 'overview') return;
    void trpcUtils.admin.overview.prefetch();
    void trpcUtils.admin.commissions.prefetch();
    void trpcUtils.admin.documents.prefetch(documentsQuery(deps));
  },
  component: DashboardPage,
});

function DashboardPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const tab = useLocation({ select: ({ hash }) => readTab(hash) });
  const change = (next: Partial<DashboardSearch & QueueSearch>) => {
    void navigate({
      search: (previous) => ({ ...previous, ...next }),
      hash: true,
      hashScrollIntoView: false,
      resetScroll: false,
    });
  };
  return (
    <Page width="wide">
      <PageHeader title="Admin Dashboard" />
      <TabBar current={tab} />
      {tab === 'overview' ? <OverviewTab search={search} onChange={change} /> : null}
      {tab === 'to-authenticate' ? <DocumentsToAuthenticate search={search} onChange={change} /> : null}
      {tab === 'translated' ? <TranslationHistory search={search} onChange={change} /> : null}
      <DocumentDialog id={search.doc} onClose={() => change({ doc: undefined })} />
    </Page>
  );
}

/** The dashboard's tabs, as links, so that Back and copied URLs work. */
function TabBar({ current }: { current: AdminTab }) {
  return (
    <nav aria-label="Dashboard" className="-mt-2 mb-6 flex gap-1 overflow-x-auto border-b border-line">
      {adminTabs.map((tab) => (
        <Link
          key={tab}
          to="/admin"
          hash={hashOf(tab) ?? ''}
          hashScrollIntoView={false}
          resetScroll={false}
          activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
          data-selected={tab === current}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-medium whitespace-nowrap text-ink-2 -outline-offset-2! transition-colors hover:text-ink data-[selected=true]:border-primary data-[selected=true]:font-semibold data-[selected=true]:text-primary"
        >
          {tabLabel[tab]}
        </Link>
      ))}
    </nav>
  );
}
