import { createFileRoute } from '@tanstack/react-router';
import { AcceptInvitation } from '#client/features/auth/organizations/accept-invitation.tsx';
import { searchText } from '#client/lib/search.ts';
import { words } from '#client/ui/words.ts';

export const Route = createFileRoute('/dashboard/invitation')({
  staticData: { title: () => words('organization')('invitation.title'), words: ['organization'] },
  validateSearch: (search): { token?: string } => ({ token: searchText(search['token']) }),
  component: InvitationPage,
});

function InvitationPage() {
  const { token = '' } = Route.useSearch();
  return <AcceptInvitation token={token || 'missing'} />;
}
