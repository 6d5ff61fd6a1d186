import { KeySection } from '#client/features/authenticator/signer/key-section.tsx';
import { SignerSection } from '#client/features/authenticator/signer/signer-section.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

/** Awaited, since a form that grows on arrival would push the sections below it. */
export function loadProfile() {
  return Promise.all([
    trpcUtils.auth.profile.prefetch(),
    trpcUtils.authenticator.signerProfile.prefetch(),
    trpcUtils.authenticator.signerKey.prefetch(),
  ]);
}

export function ProfileRoute() {
  return (
    <ProfilePage>
      <SignerSection />
      <KeySection />
    </ProfilePage>
  );
}
