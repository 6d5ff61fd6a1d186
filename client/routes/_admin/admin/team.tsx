import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '#client/features/admin/team/team-page.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/_admin/admin/team')({
  staticData: { title: 'Team Time' },
  loader: () => {
    void trpcUtils.admin.team.prefetch();
  },
  component: TeamPage,
});
