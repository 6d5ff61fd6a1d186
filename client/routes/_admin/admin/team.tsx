import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '#client/features/admin/team/team-page.tsx';
import { readTeamSearch, type TeamSearch } from '#client/features/admin/team/team-search.ts';
import { trpcUtils } from '#client/lib/trpc.ts';

export const Route = createFileRoute('/_admin/admin/team')({
  staticData: { title: 'Team Time' },
  validateSearch: readTeamSearch,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: ({ deps: { month } }) => {
    void trpcUtils.admin.team.prefetch(month === undefined ? undefined : { month });
  },
  component: Team,
});

function Team() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: Partial<TeamSearch>) => {
    void navigate({ search: (previous) => ({ ...previous, ...change }), resetScroll: false });
  };
  return <TeamPage search={search} onChange={go} />;
}
