import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { DraftNotices } from '#client/features/documents/order/draft-notices.tsx';
import { findOpenDrafts } from '#client/features/documents/order/open-drafts.ts';
import { findQuotedDrafts } from '#client/features/documents/order/quoted-drafts.ts';
import { searchText } from '#client/lib/search.ts';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { UploadForm } from './-upload/upload-form.tsx';

export const Route = createFileRoute('/dashboard/upload')({
  staticData: { title: 'Get Translation', words: ['offer'] },
  validateSearch: (search): { draft?: string } => ({ draft: searchText(search['draft']) }),
  loaderDeps: ({ search }) => ({ draft: search.draft }),
  shouldReload: false,
  gcTime: 0,
  loader: ({ deps: { draft } }) => (draft === undefined ? findQuotedDrafts() : findOpenDrafts(draft)),
  component: UploadPage,
});

function UploadPage() {
  const user = useCurrentUser();
  const drafts = Route.useLoaderData();
  return (
    <Page>
      <PageHeader
        title="Get Translation"
        description={
          <>
            Upload a document, see the price, and pay by card. More than one?{' '}
            <Link to="/upload" className="inline-link">
              Upload them together
            </Link>
            .
          </>
        }
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
