import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { CredentialSection } from '#client/features/authenticator/credentials/credential-section.tsx';
import { KeySection } from '#client/features/authenticator/signer/key-section.tsx';
import { SignerForm } from '#client/features/authenticator/signer/signer-form.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc, trpcUtils } from '#client/lib/trpc.ts';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Section } from '#client/ui/layout/page.tsx';

/** Awaited, since a form that grows on arrival would push the sections below it. */
export function loadProfile() {
  return Promise.all([
    trpcUtils.auth.profile.prefetch(),
    trpcUtils.authenticator.signerProfile.prefetch(),
    trpcUtils.authenticator.credentials.prefetch(),
    trpcUtils.authenticator.signerKey.prefetch(),
  ]);
}

export function ProfileRoute() {
  return (
    <ProfilePage>
      <Signing />
      <KeySection />
    </ProfilePage>
  );
}

/** A credential chosen from the list overwrites the form's values. */
function Signing() {
  const [stated, setStated] = useState(0);
  return (
    <>
      <SignerSection key={stated} />
      <CredentialSection onPrinted={() => setStated((count) => count + 1)} />
    </>
  );
}

/** Who signs: the staff member's credential and signature, as certificates print them. */
function SignerSection() {
  const user = useCurrentUser();
  const query = trpc.authenticator.signerProfile.useQuery();
  return (
    <Section
      id="how-you-sign"
      title="How you sign"
      description="Printed on every certificate you sign. A certificate keeps what was true on its day."
    >
      <LoadState {...queryState(query)}>
        {query.data && user ? <SignerForm signer={query.data} user={user} /> : null}
      </LoadState>
    </Section>
  );
}
