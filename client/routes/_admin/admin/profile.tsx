import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#client/routes/-account/profile-page.tsx';

export const Route = createFileRoute('/_admin/admin/profile')({
  staticData: { title: 'My Profile' },
  component: ProfilePage,
});
