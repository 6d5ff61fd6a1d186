import { createFileRoute } from '@tanstack/react-router';
import { AcceptStaffInvitation } from '#client/features/auth/organizations/accept-staff-invitation.tsx';
import { searchText } from '#client/lib/search.ts';

export const Route = createFileRoute('/dashboard/staff-invitation')({
  staticData: { title: 'Invitation', words: ['organization'] },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  component: StaffInvitationPage,
});

function StaffInvitationPage() {
  const { token = '' } = Route.useSearch();
  return <AcceptStaffInvitation token={token || 'missing'} />;
}
