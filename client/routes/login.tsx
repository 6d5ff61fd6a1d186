import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { safeReturnPath } from '#shared/access.ts';
import { homeOf } from '#shared/roles.ts';
import { LoginForm } from '#client/features/auth/sign-in/login-form.tsx';
import { messageOf } from '#client/lib/error-message.ts';
import { findQuote } from '#client/lib/kept-quote.ts';
import { setCurrentUser } from '#client/lib/session.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { AuthFrame } from './-shell/auth-frame.tsx';
import { WaitingQuote } from './-shell/waiting-quote.tsx';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign In', isLight: true },
  validateSearch: (search): { redirect?: string } => ({ redirect: safeReturnPath(search['redirect']) }),
  component: LoginPage,
});

function LoginPage() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  return (
    <AuthFrame
      title="Welcome Back"
      description="Sign in to upload, track, and download your translations."
      foot={
        <>
          New here?{' '}
          <Link to="/register" className="inline-link">
            Create Account
          </Link>
        </>
      }
    >
      <WaitingQuote next="Sign in to order it." />
      {redirect === undefined ? null : (
        <InlineAlert tone="info" className="mb-6">
          {messageOf('NOT_SIGNED_IN').text}
        </InlineAlert>
      )}
      <LoginForm
        onSignedIn={(user) => {
          setCurrentUser(user);
          const home = user.role === 'user' && findQuote(user.email) ? '/dashboard/upload' : homeOf[user.role];
          void router.navigate({ href: redirect ?? home, replace: true });
        }}
      />
    </AuthFrame>
  );
}
