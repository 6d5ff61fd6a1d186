import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { CountdownButton } from '../features/auth/countdown-button.tsx';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { messageOf } from '../lib/error-message.ts';
import { focusHeading } from '../lib/navigation.ts';
import { searchText } from '../lib/search.ts';
import { trpcClient, trpcUtils } from '../lib/trpc.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CentreCard } from '../ui/centre-card.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { BrandLink } from './-shell/brand-link.tsx';

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
      <CentreCard
        brand={<BrandLink />}
        band="error"
        title="This link cannot be used"
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
    <AuthFrame title="Choose a New Password" description="You will be signed out everywhere else.">
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

function PasswordUpdated() {
  const navigate = useNavigate();
  return (
    <div ref={focusHeading}>
      <CentreCard
        brand={<BrandLink />}
        band="ok"
        emblem={<KeyRound aria-hidden="true" strokeWidth={1.5} className="size-12 text-ok" />}
        title="Password Updated!"
        description="Every session of your account has ended. Sign in with the new password."
        actions={
          <CountdownButton
            milliseconds={limits.resetRedirect}
            say={(seconds) =>
              `You will be taken to the login page in ${seconds === 1 ? '1 second' : `${String(seconds)} seconds`}.`
            }
            onGo={() => void navigate({ to: '/login' })}
          >
            Go to Login Now
          </CountdownButton>
        }
      />
    </div>
  );
}
