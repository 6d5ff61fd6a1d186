import { createFileRoute } from '@tanstack/react-router';
import { AcceptInvitation } from '#client/features/auth/organizations/accept-invitation.tsx';
import { searchText } from '#client/lib/search.ts';

export const Route = createFileRoute('/dashboard/invitation')({
  staticData: { title: 'Invitation' },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  component: InvitationPage,
});

function InvitationPage() {
  const { token = '' } = Route.useSearch();
  return <AcceptInvitation token={token || 'missing'} />;
}
