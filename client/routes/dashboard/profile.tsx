import { createFileRoute, Link } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { DeleteAccount, ExportData } from '#client/features/auth/profile/account-data.tsx';
import { FamilyList } from '#client/features/documents/people/family-list.tsx';
import { PushSettings } from '#client/features/notifications/push-settings.tsx';
import { useInstall } from '#client/lib/install.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

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

/** The profile's way to organizations, whose own pages are English. */
function OrganizationsSection() {
  const t = words('profile');
  return (
    <Section title={t('organizations')} description={t('organizationsText')}>
      <ButtonLink render={<Link to="/dashboard/organization" />} variant="secondary" wide="phone">
        {t('organizations')}
      </ButtonLink>
    </Section>
  );
}

/** Installs the site as an app. Renders nothing where the browser does not offer it. */
function InstallApp() {
  const t = words('profile');
  const install = useInstall();
  if (!install) return null;
  return (
    <Section title={t('app')} description={t('appText')}>
      <Button variant="secondary" wide="phone" onClick={() => void install()}>
        {t('install')}
      </Button>
    </Section>
  );
}
