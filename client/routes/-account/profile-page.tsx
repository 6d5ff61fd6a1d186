import type { ReactNode } from 'react';
import { PasskeySettings } from '#client/features/auth/passkeys/passkey-settings.tsx';
import { ChangePasswordForm } from '#client/features/auth/profile/change-password-form.tsx';
import { ProfileForm } from '#client/features/auth/profile/profile-form.tsx';
import { SessionList } from '#client/features/auth/profile/session-list.tsx';
import { SecondFactorSettings } from '#client/features/auth/second-factor/second-factor-settings.tsx';
import { PaymentHistory } from '#client/features/payments/payment-history.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { ThemeToggle } from '#client/ui/layout/theme-toggle.tsx';
import { words } from '#client/ui/words.ts';

/** The account page of the staff, in one piece; `children` are a role's own sections. */
export function ProfilePage({ children }: { children?: ReactNode }) {
  return (
    <ProfileFrame>
      <AccountSettings />
      {children}
      <SecuritySettings />
      <PaymentHistory />
      <Appearance />
    </ProfileFrame>
  );
}

/** Heading of the account pages; `nav` leads to their parts. */
export function ProfileFrame({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  const t = words('profile');
  return (
    <Page width="form">
      <PageHeader title={words('parts')('nav.myProfile')} description={t('description')} />
      {nav}
      {children}
    </Page>
  );
}

/** Name, address, phone and language. */
export function AccountSettings() {
  const query = trpc.auth.profile.useQuery();
  return (
    <LoadState {...queryState(query, 'PROFILE_LOAD_FAILED')} skeleton={<SkeletonRows rows={8} />}>
      {query.data ? <ProfileForm profile={query.data} /> : null}
    </LoadState>
  );
}

/** Sign-in methods and sessions. */
export function SecuritySettings() {
  const t = words('profile');
  return (
    <>
      <Section title={t('password')} description={t('passwordText')}>
        <ChangePasswordForm />
      </Section>
      <Section title={words('proof')('title')} description={words('proof')('text')}>
        <SecondFactorSettings />
      </Section>
      <Section title={t('passkeys')} description={t('passkeysText')}>
        <PasskeySettings />
      </Section>
      <Section title={t('sessions')} description={t('sessionsText')}>
        <SessionList />
      </Section>
    </>
  );
}

export function Appearance() {
  return (
    <Section title={words('profile')('appearance')}>
      <ThemeToggle />
    </Section>
  );
}
