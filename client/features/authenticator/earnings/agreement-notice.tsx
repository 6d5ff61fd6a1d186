import { Link } from '@tanstack/react-router';
import { trpc } from '#client/lib/trpc.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useStaffPaths } from '../staff-paths.ts';

/** Says that an agreement waits for the user, with the way to it; renders nothing without one. */
export function AgreementNotice() {
  const { data } = trpc.authenticator.agreement.useQuery();
  const paths = useStaffPaths();
  if (!data?.due) return null;
  const isWaiting = data.standing === 'waiting';
  return (
    <InlineAlert
      tone={isWaiting ? 'warn' : 'info'}
      className="mb-6"
      title={isWaiting ? 'The agreement waits for you' : 'A new version of the agreement'}
      action={
        <Link to={paths.earnings} hash="agreement" className="inline-link font-semibold">
          Read the agreement
        </Link>
      }
    >
      {isWaiting
        ? 'Until you accept it, no new papers come to you. What you have begun stays yours.'
        : 'It binds later: until then, your acceptance of the version before counts.'}
    </InlineAlert>
  );
}
