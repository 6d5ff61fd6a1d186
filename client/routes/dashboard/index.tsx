import { createFileRoute, Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { newestQuery, useNewestDocuments } from '#client/features/documents/list/newest-documents.ts';
import { refetchRecoveredDrafts } from '#client/features/documents/order/use-recovered-drafts.ts';
import { loadError } from '#client/lib/load-error.ts';
import { searchChoice } from '#client/lib/search.ts';
import { trpc, trpcUtils } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { useOpened } from '#client/ui/use-opened.ts';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import { ActionRequired } from './-overview/action-required.tsx';
import { Answers } from './-overview/answers.tsx';
import { OverviewSkeleton } from './-overview/overview-skeleton.tsx';
import { QuickActions } from './-overview/quick-actions.tsx';
import { RecentDocuments } from './-overview/recent-documents.tsx';
import { Statistics } from './-overview/statistics.tsx';
import { useWaiting } from './-overview/use-waiting.ts';

// Loaded lazily: only customers without an order see it.
const FirstOrder = lazyPart(async () => (await import('./-overview/first-order.tsx')).FirstOrder, {
  fallback: <Skeleton className="h-190 w-full rounded-card lg:h-96" />,
});

// Loaded lazily: it contains the whole order form.
const UploadDialog = lazyPart(async () => (await import('./-overview/upload-dialog.tsx')).UploadDialog, {
  failure: 'atFoot',
});

export const Route = createFileRoute('/dashboard/')({
  staticData: { words: ['overview', 'payments', 'order', 'offer', 'sample'], title: () => words('overview')('title') },
  validateSearch: (search): { upload?: 'new' } => ({ upload: searchChoice(search['upload'], ['new'] as const) }),
  loader: () => {
    void trpcUtils.documents.stats.prefetch();
    void trpcUtils.documents.list.prefetch(newestQuery);
    if (may('handle')) void trpcUtils.documents.questions.prefetch();
  },
  component: OverviewPage,
});

function OverviewPage() {
  const t = words('overview');
  const user = useCurrentUser();
  const navigate = Route.useNavigate();
  const { upload } = Route.useSearch();
  const { query, drafts, orders } = useNewestDocuments();
  const waiting = useWaiting(user?.id ?? '', drafts);
  const stats = trpc.documents.stats.useQuery();
  const isUploading = upload === 'new';
  const hasUploaded = useOpened(isUploading);
  return (
    <Page>
      <PageHeader
        title={user?.name ? t.rich('welcomeName', { name: slot(<bdi>{user.name}</bdi>) }) : t('welcome')}
        description={t('description')}
        actions={
          <MemberOnly right="handle" isQuiet>
            <ButtonLink
              icon={<Upload aria-hidden="true" />}
              render={<Link to="/dashboard" search={{ upload: 'new' }} resetScroll={false} />}
            >
              {t('upload')}
            </ButtonLink>
          </MemberOnly>
        }
      />
      <LoadState
        loading={query.isPending || stats.isPending}
        skeleton={<OverviewSkeleton />}
        error={loadError(query, 'DOCUMENTS_UNEXPECTED')}
        errorTitle={t('failed')}
        onRetry={() => {
          void query.refetch();
          void stats.refetch();
        }}
      >
        {query.data?.total === 0 ? (
          <FirstOrder />
        ) : (
          <Answers ready={stats.data?.completed} waiting={waiting.count} orders={orders} />
        )}
        <ActionRequired drafts={drafts} waiting={waiting} />
        <RecentDocuments documents={orders.slice(0, limits.recentDocuments)} />
        {query.data?.total === 0 ? null : (
          <div className="mt-6">
            <Statistics stats={stats.data} />
          </div>
        )}
        <QuickActions hasCompleted={(stats.data?.completed ?? 0) > 0} />
      </LoadState>
      {hasUploaded && user ? (
        <UploadDialog
          userId={user.id}
          open={isUploading}
          onClose={() => {
            void navigate({ search: {}, resetScroll: false });
            void refetchRecoveredDrafts();
            void trpcUtils.documents.invalidate();
          }}
        />
      ) : null}
    </Page>
  );
}
