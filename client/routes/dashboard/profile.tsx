import { createFileRoute } from '@tanstack/react-router';
import { trpcUtils } from '#client/lib/trpc.ts';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { title: 'My Profile' },
  loader: () => {
    void trpcUtils.auth.profile.prefetch();
    void trpcUtils.auth.totpStatus.prefetch();
    void trpcUtils.auth.sessions.prefetch();
    void trpcUtils.payments.list.prefetch({ page: 1, settled: true });
  },
  component: ProfilePage,
});
