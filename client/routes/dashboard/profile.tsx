import { createFileRoute } from '@tanstack/react-router';
import { prefetchProfile, ProfilePage } from '../-account/profile-page.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  staticData: { title: 'My Profile' },
  loader: prefetchProfile,
  component: ProfilePage,
});
