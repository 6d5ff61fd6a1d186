import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SecondFactorSetup } from '#client/features/auth/second-factor/second-factor-setup.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { useSignOut } from '#client/features/auth/sign-in/use-sign-out.tsx';
import { setCurrentUser } from '#client/lib/session.ts';
import { pageRoleOf } from '#shared/access.ts';
import { safeReturnPath } from '#shared/page-access.ts';
import { homeOf } from '#shared/roles.ts';
import { AuthFrame } from './-shell/auth-frame.tsx';

export const Route = createFileRoute('/two-step-sign-in')({
  staticData: { title: 'Two-Step Sign-In', words: ['account', 'proof'] },
  validateSearch: (search): { redirect?: string } => ({ redirect: safeReturnPath(search['redirect']) }),
  component: TwoStepSignInPage,
});

/** Required setup of two-step sign-in for staff, then the page they wanted. */
function TwoStepSignInPage() {
  const router = useRouter();
  const { redirect } = Route.useSearch();
  const user = useCurrentUser();
  const session = useSignOut();
  if (!user) return null;
  return (
    <AuthFrame
      title="Two-Step Sign-In"
      description="Your work gives you access to other people’s passports and bank statements, so your role requires a second step after your password: a code from an app on your phone. Setup takes two minutes, and you only do it once."
      foot={
        <>
          Don’t have your phone with you?{' '}
          <button type="button" className="inline-link" onClick={session.signOut}>
            Sign out
          </button>{' '}
          and come back later.
          {session.dialog}
        </>
      }
    >
      <SecondFactorSetup
        onDone={() => {
          setCurrentUser({ ...user, needsSecondFactor: false });
          void router.navigate({ href: redirect ?? homeOf[pageRoleOf(user)], replace: true });
        }}
      />
    </AuthFrame>
  );
}
