import { createFileRoute, Link } from '@tanstack/react-router';
import { draftOfDocument, draftOfPending } from '../../features/documents/draft.ts';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
import { messageOf } from '../../lib/error-message.ts';
import { findPendingFile } from '../../lib/pending-files.ts';
import { searchText } from '../../lib/search.ts';
import { trpcClient } from '../../lib/trpc.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { UploadForm } from './-upload/upload-form.tsx';

export const Route = createFileRoute('/dashboard/upload')({
  staticData: { title: 'Get Translation' },
  validateSearch: (search): { draft?: string } => ({ draft: searchText(search['draft']) }),
  loaderDeps: ({ search }) => ({ draft: search.draft }),
  shouldReload: false,
  gcTime: 0,
  loader: ({ deps: { draft } }) => (draft === undefined ? null : findDraft(draft)),
  component: UploadPage,
});

/** A draft of the server; where its file never arrived, with this browser's copy of it. */
async function findDraft(id: string) {
  const document = await trpcClient.documents.get.query({ id });
  const copy = document.hasFile ? undefined : await findPendingFile(id);
  if (document.paymentStatus !== 'unpaid') return { id, state: 'ordered' as const, initial: undefined };
  if (!document.hasFile && !copy) return { id, state: 'lost' as const, initial: undefined };
  return { id, state: 'open' as const, initial: copy ? draftOfPending(copy) : draftOfDocument(document) };
}

function UploadPage() {
  const user = useCurrentUser();
  const draft = Route.useLoaderData();
  if (!user) return null;
  return (
    <Page>
      <PageHeader
        title="Get Translation"
        description={
          <>
            Upload one document, see its price, and pay by card. More than one?{' '}
            <Link to="/upload" className="inline-link">
              Upload them together
            </Link>
            .
          </>
        }
      />
      {draft?.state === 'ordered' ? (
        <InlineAlert tone="info" className="mb-6">
          This document has already been ordered. You can follow it under My Translations.
        </InlineAlert>
      ) : null}
      {draft?.state === 'lost' ? (
        <InlineAlert tone="warn" className="mb-6">
          {messageOf('LOCAL_FILE_MISSING').text}
        </InlineAlert>
      ) : null}
      <UploadForm key={draft?.id} userId={user.id} initial={draft?.initial} />
    </Page>
  );
}
