import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { canAny } from '#shared/access.ts';
import { countOf } from '#shared/plural.ts';
import { setupTexts } from '#shared/setup.ts';

/** The steps of the set-up, for who may see them. */
export function useSetup() {
  const user = useCurrentUser();
  return trpc.admin.setup.useQuery(undefined, { enabled: Boolean(user && canAny(user, ['manage', 'audit'])) });
}

/** What the house lacks before customers may order; nothing once all is answered. */
export function SetupNotice() {
  const { data } = useSetup();
  const open = data?.steps.filter(({ isDone }) => !isDone) ?? [];
  if (open.length === 0) return null;
  return (
    <InlineAlert
      tone="info"
      className="mb-6"
      title={`${countOf(open.length, 'step')} of the set-up open`}
      action={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/admin/setup" />}>
          Set-Up
        </ButtonLink>
      }
    >
      {open.map(({ step }) => setupTexts[step].title).join(', ')}.
    </InlineAlert>
  );
}
