import { createFileRoute } from '@tanstack/react-router';
import { DeleteAccount } from '#client/features/auth/account-data/delete-account.tsx';
import { OrganizationsSection } from '#client/features/auth/organizations/organization-links.tsx';
import { ExportData } from '#client/features/auth/account-data/export-data.tsx';
import { PushSettings } from '#client/features/notifications/push-settings.tsx';
import { FamilyList } from '#client/features/documents/people/family-list.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Section } from '#client/ui/layout/page.tsx';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';
import { InstallApp } from './-install-app.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { title: 'My Profile', words: ['account', 'payments', 'offer'] },
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
    <ProfilePage
      foot={
        <>
          <OrganizationsSection />
          <Section
            title="Your data"
            description="One archive with all your files and everything we know about them and you."
          >
            <ExportData />
          </Section>
          <Section
            title="Delete account"
            description="Before anything is deleted, we show you what happens to each of your documents."
          >
            <DeleteAccount />
          </Section>
        </>
      }
    >
      <Section
        title="Names as in the passport"
        description="We offer these names with each order, and spell them in your translations exactly like this."
      >
        <FamilyList />
      </Section>
      <PushSettings />
      <InstallApp />
    </ProfilePage>
  );
}
