import { createFileRoute, Link } from '@tanstack/react-router';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { DraftNotices } from '#client/features/documents/order/draft-notices.tsx';
import { findDocuments, joinIds } from '#client/features/documents/order/open-drafts.ts';
import { searchText } from '#client/lib/search.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { Answers } from './-check/answers.tsx';
import { CheckSummary } from './-check/check-summary.tsx';
import { RecountNotice } from './-check/recount-notice.tsx';

export const Route = createFileRoute('/dashboard/check')({
  staticData: { title: () => words('order')('check.title'), words: ['order', 'offer'] },
  validateSearch: (search): { documents?: string } => ({ documents: searchText(search['documents']) }),
  loaderDeps: ({ search }) => ({ documents: search.documents }),
  staleTime: 0,
  gcTime: 0,
  loader: ({ deps: { documents } }) => (documents === undefined ? [] : findDocuments(documents)),
  component: CheckPage,
});

/** The last page before checkout, showing the server's records. */
function CheckPage() {
  const t = words('order');
  const found = Route.useLoaderData();
  const known = found.flatMap((document) => document ?? []);
  const documents = known.filter(({ hasFile, paymentStatus }) => hasFile && paymentStatus === 'unpaid');
  const ordered = known.filter(({ paymentStatus }) => paymentStatus !== 'unpaid').length;
  const all = joinIds(documents.map(({ id }) => id));
  return (
    <Page>
      <PageHeader
        title={t('check.title')}
        description={t('check.text')}
        actions={
          documents.length > 1 ? (
            <MemberOnly right="handle" isQuiet>
              <ButtonLink variant="secondary" render={<Link to="/dashboard/upload" search={{ draft: all }} />}>
                {t('check.changeDocuments')}
              </ButtonLink>
            </MemberOnly>
          ) : null
        }
      />
      <DraftNotices ordered={ordered} lost={found.length - ordered - documents.length} />
      <RecountNotice documents={documents} />
      {documents.length === 0 ? (
        <EmptyState
          kind="none"
          title={t('check.empty')}
          text={t('check.emptyText')}
          action={<ButtonLink render={<Link to="/dashboard/upload" />}>{t('check.upload')}</ButtonLink>}
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <Answers documents={documents} draft={all} />
          </div>
          <div className="sticky bottom-0 z-20 lg:static">
            <CheckSummary documents={documents} />
          </div>
        </div>
      )}
    </Page>
  );
}
