import { ChangePasswordForm } from '../../features/auth/change-password-form.tsx';
import { ProfileForm } from '../../features/auth/profile-form.tsx';
import { SecondFactorSettings } from '../../features/auth/second-factor-settings.tsx';
import { SessionList } from '../../features/auth/session-list.tsx';
import { PaymentHistory } from '../../features/payments/payment-history.tsx';
import { loadError } from '../../lib/load-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { Page, PageHeader, Section } from '../../ui/page.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';

/** One's own account, the same for every role; it stands in the shell of each. */
export function ProfilePage() {
  const query = trpc.auth.profile.useQuery();
  return (
    <Page width="form">
      <PageHeader title="My Profile" description="Who we write to, and who signs in." />
      <LoadState
        loading={query.isPending}
        error={loadError(query, 'PROFILE_LOAD_FAILED')}
        onRetry={() => void query.refetch()}
      >
        {query.data ? <ProfileForm profile={query.data} /> : null}
      </LoadState>
      <Section title="Password" description="Changing it ends every other session.">
        <ChangePasswordForm />
      </Section>
      <Section
        title="Two-step sign-in"
        description="A code from an app on your phone, after your password: a stolen password opens nothing."
      >
        <SecondFactorSettings />
      </Section>
      <Section title="Sessions" description="Where you are signed in now.">
        <SessionList />
      </Section>
      <PaymentHistory />
      <Section title="Appearance">
        <ThemeToggle />
      </Section>
    </Page>
  );
}
