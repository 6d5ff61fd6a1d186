import { createFileRoute } from '@tanstack/react-router';
import { loadProfile, ProfileRoute } from '#client/routes/-staff/profile.tsx';

export const Route = createFileRoute('/_admin/admin/profile')({
  staticData: { title: 'My Profile', words: ['profile', 'proof', 'account', 'payments', 'offer'] },
  loader: loadProfile,
  component: ProfileRoute,
});
