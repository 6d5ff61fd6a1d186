import { createFileRoute } from '@tanstack/react-router';
import { SignerSection } from '#client/features/authenticator/signer/signer-section.tsx';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

export const Route = createFileRoute('/_admin/admin/profile')({
  staticData: { title: 'My Profile' },
  component: StaffProfilePage,
});

function StaffProfilePage() {
  return (
    <ProfilePage>
      <SignerSection />
    </ProfilePage>
  );
}
