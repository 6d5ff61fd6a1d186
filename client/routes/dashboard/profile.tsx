import { createFileRoute, Link } from '@tanstack/react-router';
import { MemberPage } from '#client/features/auth/organizations/member-page.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { DeleteAccount, ExportData } from '#client/features/auth/profile/account-data.tsx';
import { FamilyList } from '#client/features/documents/people/family-list.tsx';
import { PushSettings } from '#client/features/notifications/push-settings.tsx';
import { PaymentHistory } from '#client/features/payments/payment-history.tsx';
import { useInstall } from '#client/lib/install.ts';
import { searchChoice } from '#client/lib/search.ts';
import { trpc, trpcUtils } from '#client/lib/trpc.ts';
import { AccountSettings, Appearance, ProfileFrame, SecuritySettings } from '#client/routes/-account/profile-page.tsx';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';

const profileParts = ['account', 'security', 'payments', 'privacy'] as const;
type ProfilePart = (typeof profileParts)[number];

export const Route = createFileRoute('/dashboard/profile')({
  validateSearch: (search): { section?: ProfilePart } => ({ section: searchChoice(search['section'], profileParts) }),
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

/** One page of the profile at a time. */
function CustomerProfile() {
  const { section = 'account' } = Route.useSearch();
  const Part = parts[section];
  return (
    <ProfileFrame nav={<ProfileNav />}>
      <Part />
    </ProfileFrame>
  );
}

function ProfileNav() {
  const t = words('profile');
  return (
    <nav aria-label={words('parts')('nav.myProfile')} className="mb-6 border-b border-line">
      <ul className="fade-end flex gap-1 overflow-x-auto">
        {profileParts.map((part) => (
          <li key={part} className="shrink-0">
            <Link
              to="/dashboard/profile"
              search={part === 'account' ? {} : { section: part }}
              activeOptions={{ exact: true }}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-2 -outline-offset-2! hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              {t(`pages.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const parts = { account: AccountPart, security: SecuritySettings, payments: PaymentsPart, privacy: PrivacyPart };

function AccountPart() {
  const t = words('profile');
  return (
    <>
      <AccountSettings />
      <Section title={t('names')} description={t('namesText')}>
        <FamilyList />
      </Section>
      <PushSettings />
      <Appearance />
      <InstallApp />
      <OrganizationsSection />
    </>
  );
}

function PaymentsPart() {
  const { data } = trpc.payments.list.useQuery({ page: 1, settled: true });
  return (
    <>
      {data?.total === 0 ? <p className="text-ink-2">{words('profile')('noPayments')}</p> : null}
      <PaymentHistory />
    </>
  );
}

function PrivacyPart() {
  const t = words('profile');
  return (
    <>
      <Section title={t('data')} description={t('dataText')}>
        <ExportData />
      </Section>
      <Section title={t('erase')} description={t('eraseText')}>
        <DeleteAccount />
      </Section>
    </>
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
