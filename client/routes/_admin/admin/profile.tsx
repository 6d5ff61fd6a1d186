import { createFileRoute } from '@tanstack/react-router';
import { SignerSection } from '#client/features/authenticator/signer/signer-section.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

export const Route = createFileRoute('/_admin/admin/profile')({
  staticData: { title: 'My Profile', words: ['profile', 'proof', 'account', 'payments', 'offer'] },
  // Awaited, since a form that grows on arrival would push the sections below it.
  loader: () => Promise.all([trpcUtils.auth.profile.prefetch(), trpcUtils.authenticator.signerProfile.prefetch()]),
  component: StaffProfilePage,
});

function StaffProfilePage() {
  return (
    <ProfilePage>
      <SignerSection />
    </ProfilePage>
  );
}
