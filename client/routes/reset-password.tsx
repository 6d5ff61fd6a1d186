import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ResetPasswordForm } from '#client/features/auth/recovery/reset-password-form.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { searchText } from '#client/lib/search.ts';
import { trpcClient, trpcUtils } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { CenterCard } from '#client/ui/layout/center-card.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { BrandLink } from './-shell/brand-link.tsx';
import { PasswordUpdated } from './-account/password-updated.tsx';

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'New Password' },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  loaderDeps: ({ search }) => ({ token: search.token }),
  shouldReload: false,
  loader: async ({ deps: { token } }) =>
    token ? trpcClient.auth.checkPasswordReset.query({ token }) : { valid: false },
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token = '' } = Route.useSearch();
  const { valid } = Route.useLoaderData();
  const [isUpdated, setIsUpdated] = useState(false);
  if (isUpdated) return <PasswordUpdated />;
  if (!valid) {
    return (
      <CenterCard
        brand={<BrandLink />}
        band="error"
        title="This link can’t be used"
        description={messageOf('RESET_LINK_INVALID').text}
        actions={
          <ButtonLink render={<Link to="/forgot-password" />} size="lg" wide>
            Request a New Link
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AuthFrame title="Choose a New Password" description="You’ll be signed out everywhere else.">
      <ResetPasswordForm
        token={token}
        onUpdated={() => {
          trpcUtils.auth.session.setData(undefined, { user: null });
          setIsUpdated(true);
        }}
      />
    </AuthFrame>
  );
}
