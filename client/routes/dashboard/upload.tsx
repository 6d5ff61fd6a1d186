import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { DraftNotices } from '#client/features/documents/order/draft-notices.tsx';
import { findOpenDrafts } from '#client/features/documents/order/open-drafts.ts';
import { findQuotedDrafts } from '#client/features/documents/order/quoted-drafts.ts';
import { searchText } from '#client/lib/search.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { wrap } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { UploadForm } from './-upload-form.tsx';

export const Route = createFileRoute('/dashboard/upload')({
  staticData: { title: () => words('order')('title'), words: ['order', 'offer', 'sample'] },
  validateSearch: (search): { draft?: string } => ({ draft: searchText(search['draft']) }),
  loaderDeps: ({ search }) => ({ draft: search.draft }),
  shouldReload: false,
  gcTime: 0,
  loader: ({ deps: { draft } }) => (draft === undefined ? findQuotedDrafts() : findOpenDrafts(draft)),
  component: UploadPage,
});

function UploadPage() {
  const t = words('order');
  const user = useCurrentUser();
  const drafts = Route.useLoaderData();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t.rich('description', { link: wrap(<Link to="/upload" className="inline-link" />) })}
      />
      {drafts ? <DraftNotices {...drafts} /> : null}
      {user ? (
        <UploadForm key={drafts?.ids} userId={user.id} initial={drafts?.known} />
      ) : (
        <Skeleton className="h-120 w-full rounded-card" />
      )}
    </Page>
  );
}
