import { createFileRoute } from '@tanstack/react-router';
import { draftOfDocument } from '../../features/documents/draft.ts';
import { useCurrentUser } from '../../features/auth/use-current-user.ts';
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
  loader: ({ deps: { draft } }) => (draft === undefined ? null : trpcClient.documents.get.query({ id: draft })),
  component: UploadPage,
});

function UploadPage() {
  const user = useCurrentUser();
  const document = Route.useLoaderData();
  const isResumable = document?.paymentStatus === 'unpaid';
  if (!user) return null;
  return (
    <Page>
      <PageHeader title="Get Translation" description="Upload one document, see its price, and pay by card." />
      {document && !isResumable ? (
        <InlineAlert tone="info" className="mb-6">
          This document has already been ordered. You can follow it under My Translations.
        </InlineAlert>
      ) : null}
      <UploadForm
        key={document?.id}
        userId={user.id}
        initial={document && isResumable ? draftOfDocument(document) : undefined}
      />
    </Page>
  );
}
