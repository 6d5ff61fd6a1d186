import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '../features/auth/use-current-user.ts';
import { trpcUtils } from '../lib/trpc.ts';
import { Page, PageHeader } from '../ui/page.tsx';
import { QueueForm } from './-queue/queue-form.tsx';
import { RecentUploads, recentQuery } from './-queue/recent-uploads.tsx';
import { CustomerShell } from './-shell/customer-shell.tsx';

export const Route = createFileRoute('/upload')({
  staticData: { title: 'Upload Documents' },
  loader: () => {
    void trpcUtils.documents.list.prefetch(recentQuery);
  },
  component: UploadPage,
});

function UploadPage() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <CustomerShell>
      <Page>
        <PageHeader title="Upload Documents" description="Several documents at once, paid together." />
        <QueueForm userId={user.id} />
        <RecentUploads />
      </Page>
    </CustomerShell>
  );
}
