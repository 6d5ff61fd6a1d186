import { createFileRoute, useLocation } from '@tanstack/react-router';
import {
  documentsQuery,
  readDashboardSearch,
  type DashboardSearch,
} from '#client/features/admin/documents/dashboard-search.ts';
import { DocumentDialog } from '#client/features/admin/documents/document-dialog.tsx';
import { OverviewTab } from '#client/features/admin/overview/overview-tab.tsx';
import { TabBar } from '#client/features/admin/overview/tab-bar.tsx';
import { readTab } from '#client/features/admin/overview/tabs.ts';
import { DocumentsToAuthenticate } from '#client/features/authenticator/queue/documents-screen.tsx';
import { readQueueSearch, type QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { TranslationHistory } from '#client/features/authenticator/history/translation-history.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

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
      <DocumentDialog id={search.doc} onClose={() => change({ doc: undefined })} />
    </Page>
  );
}
