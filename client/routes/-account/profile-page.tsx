import type { ReactNode } from 'react';
import { ChangePasswordForm } from '#client/features/auth/profile/change-password-form.tsx';
import { PasskeySettings } from '#client/features/auth/passkeys/passkey-settings.tsx';
import { ProfileForm } from '#client/features/auth/profile/profile-form.tsx';
import { SecondFactorSettings } from '#client/features/auth/second-factor/second-factor-settings.tsx';
import { SessionList } from '#client/features/auth/profile/session-list.tsx';
import { PaymentHistory } from '#client/features/payments/payment-history.tsx';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { SkeletonRows } from '#client/ui/feedback/skeleton.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { ThemeToggle } from '#client/ui/layout/theme-toggle.tsx';

/** The account page, shared by the shells of all roles; `children` and `foot` are a role's own sections. */
export function ProfilePage({ children, foot }: { children?: ReactNode; foot?: ReactNode }) {
  const query = trpc.auth.profile.useQuery();
  return (
    <Page width="form">
      <PageHeader title="My Profile" description="Your contact and sign-in details." />
      <LoadState
        loading={query.isPending}
        skeleton={<SkeletonRows rows={8} />}
        error={loadError(query, 'PROFILE_LOAD_FAILED')}
        onRetry={() => void query.refetch()}
      >
        {query.data ? <ProfileForm profile={query.data} /> : null}
      </LoadState>
      {children}
      <Section title="Password" description="You’ll be signed out on other devices.">
        <ChangePasswordForm />
      </Section>
      <Section
        title="Two-step sign-in"
        description="Enter a code from an app on your phone after your password, so a stolen password isn’t enough to get in."
      >
        <SecondFactorSettings />
      </Section>
      <Section
        title="Passkeys"
        description="Sign in with your fingerprint, face or screen lock instead of your password. If you lose the device, your password and email still work."
      >
        <PasskeySettings />
      </Section>
      <Section title="Sessions" description="Where you’re signed in.">
        <SessionList />
      </Section>
      <PaymentHistory />
      <Section title="Appearance">
        <ThemeToggle />
      </Section>
      {foot}
    </Page>
  );
}
