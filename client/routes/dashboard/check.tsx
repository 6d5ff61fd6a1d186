import { createFileRoute, Link } from '@tanstack/react-router';
import { DraftNotices } from '#client/features/documents/order/draft-notices.tsx';
import { findDocuments, joinIds } from '#client/features/documents/order/open-drafts.ts';
import { searchText } from '#client/lib/search.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { AnswerCard } from './-check/answer-card.tsx';
import { CheckSummary } from './-check/check-summary.tsx';
import { RecountNotice } from './-check/recount-notice.tsx';

export const Route = createFileRoute('/dashboard/check')({
  staticData: { title: 'Check your answers', words: ['offer'] },
  validateSearch: (search): { documents?: string } => ({ documents: searchText(search['documents']) }),
  loaderDeps: ({ search }) => ({ documents: search.documents }),
  staleTime: 0,
  gcTime: 0,
  loader: ({ deps: { documents } }) => (documents === undefined ? [] : findDocuments(documents)),
  component: CheckPage,
});

/** The last page before checkout, showing the server's records. */
function CheckPage() {
  const found = Route.useLoaderData();
  const known = found.flatMap((document) => document ?? []);
  const documents = known.filter(({ hasFile, paymentStatus }) => hasFile && paymentStatus === 'unpaid');
  const ordered = known.filter(({ paymentStatus }) => paymentStatus !== 'unpaid').length;
  const all = joinIds(documents.map(({ id }) => id));
  return (
    <Page>
      <PageHeader
        title="Check your answers"
        description="The language and type are printed on the certificate, so please make sure they are right."
        actions={
          documents.length > 1 ? (
            <ButtonLink variant="secondary" render={<Link to="/dashboard/upload" search={{ draft: all }} />}>
              Change documents
            </ButtonLink>
          ) : null
        }
      />
      <DraftNotices ordered={ordered} lost={found.length - ordered - documents.length} />
      <RecountNotice documents={documents} />
      {documents.length === 0 ? (
        <EmptyState
          kind="none"
          title="Nothing to pay for"
          text="This order has no unpaid documents."
          action={<ButtonLink render={<Link to="/dashboard/upload" />}>Upload Document</ButtonLink>}
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <ul aria-label="Your answers" className="grid content-start gap-4">
            {documents.map((document) => (
              <li key={document.id}>
                <AnswerCard document={document} draft={all} />
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 z-20 lg:static">
            <CheckSummary documents={documents} />
          </div>
        </div>
      )}
    </Page>
  );
}
