import { createFileRoute } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { DraftNotices } from '#client/features/documents/order/draft-notices.tsx';
import { findOpenDrafts } from '#client/features/documents/order/open-drafts.ts';
import { OrderForm } from '#client/features/documents/order/order-form.tsx';
import { searchText } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { recentQuery, RecentUploads } from './-recent-uploads.tsx';
import { CustomerShell } from './-shell/customer-shell.tsx';

export const Route = createFileRoute('/upload')({
  staticData: { title: () => words('order')('several.title'), words: ['documents', 'order', 'offer'] },
  validateSearch: (search): { draft?: string } => ({ draft: searchText(search['draft']) }),
  loaderDeps: ({ search }) => ({ draft: search.draft }),
  shouldReload: false,
  gcTime: 0,
  loader: async ({ deps: { draft } }) => {
    void trpcUtils.documents.list.prefetch(recentQuery);
    return draft === undefined ? null : findOpenDrafts(draft);
  },
  component: UploadPage,
});

function UploadPage() {
  const t = words('order');
  const user = useCurrentUser();
  const drafts = Route.useLoaderData();
  if (!user) return null;
  return (
    <CustomerShell>
      <Page>
        <PageHeader title={t('several.title')} description={t('several.description')} />
        {drafts ? <DraftNotices {...drafts} /> : null}
        <MemberOnly right="handle">
          <OrderForm key={drafts?.ids} userId={user.id} initial={drafts?.known} layout="several" />
          <RecentUploads />
        </MemberOnly>
      </Page>
    </CustomerShell>
  );
}
