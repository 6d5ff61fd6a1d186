import type { ReactNode } from 'react';
import { PasskeySettings } from '#client/features/auth/passkeys/passkey-settings.tsx';
import { ChangePasswordForm } from '#client/features/auth/profile/change-password-form.tsx';
import { ProfileForm } from '#client/features/auth/profile/profile-form.tsx';
import { SessionList } from '#client/features/auth/profile/session-list.tsx';
import { SecondFactorSettings } from '#client/features/auth/second-factor/second-factor-settings.tsx';
import { PaymentHistory } from '#client/features/payments/payment-history.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { ThemeToggle } from '#client/ui/layout/theme-toggle.tsx';
import { words } from '#client/ui/words.ts';

/** The account page, shared by the shells of all roles; `children` and `foot` are a role's own sections. */
export function ProfilePage({ children, foot }: { children?: ReactNode; foot?: ReactNode }) {
  const t = words('profile');
  const query = trpc.auth.profile.useQuery();
  return (
    <Page width="form">
      <PageHeader title={words('parts')('nav.myProfile')} description={t('description')} />
      <LoadState
        loading={query.isPending}
        skeleton={<SkeletonRows rows={8} />}
        error={loadError(query, 'PROFILE_LOAD_FAILED')}
        onRetry={() => void query.refetch()}
      >
        {query.data ? <ProfileForm profile={query.data} /> : null}
      </LoadState>
      {children}
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
      <PaymentHistory />
      <Section title={t('appearance')}>
        <ThemeToggle />
      </Section>
      {foot}
    </Page>
  );
}
