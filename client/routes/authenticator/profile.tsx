import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

export const Route = createFileRoute('/authenticator/profile')({
  staticData: { title: 'My Profile' },
  component: ProfilePage,
});
