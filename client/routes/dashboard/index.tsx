import { createFileRoute, Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { newestQuery } from '#client/features/documents/list/list-search.ts';
import { refetchRecoveredDrafts } from '#client/features/documents/order/use-recovered-drafts.ts';
import { firstAnswers } from '#client/lib/first-answers.ts';
import { searchChoice } from '#client/lib/search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { useOpened } from '#client/ui/use-opened.ts';
import { words } from '#client/ui/words.ts';
import { OrderOverview } from './-overview/order-overview.tsx';

// Loaded lazily: it contains the whole order form.
const UploadDialog = lazyPart(async () => (await import('./-overview/upload-dialog.tsx')).UploadDialog, {
  failure: 'atFoot',
});

export const Route = createFileRoute('/dashboard/')({
  staticData: { words: ['overview', 'payments', 'order', 'offer', 'sample'], title: () => words('overview')('title') },
  validateSearch: (search): { upload?: 'new' } => ({ upload: searchChoice(search['upload'], ['new'] as const) }),
  // One batch, which the document of this page preloads, see `prerender/signed-in.ts`; calls that not every member may make follow.
  loader: () => {
    const asked = [trpcUtils.documents.stats.prefetch(), trpcUtils.documents.list.prefetch(newestQuery)];
    if (may('handle')) setTimeout(() => void trpcUtils.documents.questions.prefetch());
    return firstAnswers(asked);
  },
  component: OverviewPage,
});

function OverviewPage() {
  const t = words('overview');
  const user = useCurrentUser();
  const navigate = Route.useNavigate();
  const { upload } = Route.useSearch();
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
      <OrderOverview userId={user?.id ?? ''} />
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
