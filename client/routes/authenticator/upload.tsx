import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { ClientUploadForm } from '#client/features/authenticator/client-upload/client-upload-form.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';

export const Route = createFileRoute('/authenticator/upload')({
  staticData: { title: 'Upload Document', words: ['documents', 'order', 'offer'] },
  component: UploadPage,
});

function UploadPage() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title="Upload Document" description="Submit a client’s document for translation at no charge." />
      <ClientUploadForm userId={user.id} />
    </Page>
  );
}
