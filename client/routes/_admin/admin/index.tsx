import { createFileRoute, useLocation } from '@tanstack/react-router';
import { documentsQuery, readDashboardSearch, type DashboardSearch } from '../../../features/admin/dashboard-search.ts';
import { DocumentDialog } from '../../../features/admin/document-dialog.tsx';
import { OverviewTab } from '../../../features/admin/overview-tab.tsx';
import { TabBar } from '../../../features/admin/tab-bar.tsx';
import { readTab } from '../../../features/admin/tabs.ts';
import { DocumentsToAuthenticate } from '../../../features/authenticator/documents-screen.tsx';
import { readQueueSearch, type QueueSearch } from '../../../features/authenticator/queue-search.ts';
import { TranslationHistory } from '../../../features/authenticator/translation-history.tsx';
import { trpcUtils } from '../../../lib/trpc.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';

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
      <DocumentDialog
        id={search.doc}
        onClose={() => {
          change({ doc: undefined });
        }}
      />
    </Page>
  );
}
