import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';
import { SignerForm } from './signer-form.tsx';

/** Who signs: the staff member's credential and signature, as certificates print them. */
export function SignerSection() {
  const user = useCurrentUser();
  const query = trpc.authenticator.signerProfile.useQuery();
  return (
    <Section
      id="how-you-sign"
      title="How you sign"
      description="Printed on every certificate you sign. A certificate keeps what was true on its day."
    >
      <LoadState loading={query.isPending} error={loadError(query)} onRetry={() => void query.refetch()}>
        {query.data && user ? <SignerForm signer={query.data} user={user} /> : null}
      </LoadState>
    </Section>
  );
}
