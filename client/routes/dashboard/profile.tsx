import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { OrganizationsSection } from '#client/features/auth/organizations/organizations-section.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { DeleteAccount } from '#client/features/auth/profile/delete-account.tsx';
import { ExportData } from '#client/features/auth/profile/export-data.tsx';
import { FamilyList } from '#client/features/documents/people/family-list.tsx';
import { PushSettings } from '#client/features/notifications/push-settings.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { InstallApp } from './-install-app.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  staticData: {
    title: () => words('parts')('nav.myProfile'),
    words: ['profile', 'proof', 'account', 'payments', 'offer'],
  },
  loader: () => {
    if (!may('own')) return;
    void trpcUtils.auth.profile.prefetch();
    void trpcUtils.auth.totpStatus.prefetch();
    void trpcUtils.auth.sessions.prefetch();
    void trpcUtils.payments.list.prefetch({ page: 1, settled: true });
  },
  component: () => (
    <MemberPage right="own" title={words('parts')('nav.myProfile')}>
      <CustomerProfile />
    </MemberPage>
  ),
});

function CustomerProfile() {
  const t = words('profile');
  return (
    <ProfilePage
      foot={
        <>
          <OrganizationsSection />
          <Section title={t('data')} description={t('dataText')}>
            <ExportData />
          </Section>
          <Section title={t('erase')} description={t('eraseText')}>
            <DeleteAccount />
          </Section>
        </>
      }
    >
      <Section title={t('names')} description={t('namesText')}>
        <FamilyList />
      </Section>
      <PushSettings />
      <InstallApp />
    </ProfilePage>
  );
}
