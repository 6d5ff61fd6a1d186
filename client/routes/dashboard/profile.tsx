import { createFileRoute } from '@tanstack/react-router';
import { FamilyList } from '#client/features/documents/people/family-list.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { title: 'My Profile' },
  loader: () => {
    void trpcUtils.auth.profile.prefetch();
    void trpcUtils.auth.totpStatus.prefetch();
    void trpcUtils.auth.sessions.prefetch();
    void trpcUtils.payments.list.prefetch({ page: 1, settled: true });
  },
  component: CustomerProfile,
});

function CustomerProfile() {
  return (
    <ProfilePage>
      <Section
        title="Names as in the passport"
        description="We offer these names with each order, and spell them in your translations exactly like this."
      >
        <FamilyList />
      </Section>
    </ProfilePage>
  );
}
