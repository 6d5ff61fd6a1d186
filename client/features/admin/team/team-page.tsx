import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { trpc } from '#client/lib/trpc.ts';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { can, canAny } from '#shared/access.ts';
import { TeamMonthView } from './month-view.tsx';
import { RevisionReport } from './revision-report.tsx';
import { RevisionRule } from './revision-rule.tsx';
import { Routing } from './routing.tsx';
import type { TeamSearch, TeamTab } from './team-search.ts';

const segments: readonly { value: TeamTab; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'rules', label: 'Rules' },
  { value: 'revisions', label: 'Revisions' },
];

export interface TeamPageProps {
  search: TeamSearch;
  onChange: (change: Partial<TeamSearch>) => void;
}

/** The team's capacity by month, the routing settings, and the revision rule. */
export function TeamPage({ search, onChange }: TeamPageProps) {
  const user = useCurrentUser();
  const canManage = user ? can(user, 'manage') : false;
  const seesRules = user ? canAny(user, ['manage', 'audit']) : false;
  const tab = seesRules ? (search.tab ?? 'month') : 'month';
  return (
    <Page width="wide">
      <PageHeader
        title="Team Time"
        description="What each person can do on each day, whom papers are offered to, and what a second person revises."
      />
      {seesRules ? (
        <SegmentedControl
          label="Show"
          segments={segments}
          value={tab}
          onChange={(value) => onChange({ tab: value === 'month' ? undefined : value })}
          className="mb-6 max-md:flex"
        />
      ) : null}
      {tab === 'month' ? (
        <TeamMonthView month={search.month} onMonth={(month) => onChange({ month })} canManage={canManage} />
      ) : null}
      <div>
        {tab === 'rules' ? <Rules canManage={canManage} /> : null}
        {tab === 'revisions' ? <RevisionReport /> : null}
      </div>
    </Page>
  );
}

function Rules({ canManage }: { canManage: boolean }) {
  const team = trpc.admin.team.useQuery();
  return (
    // The last button scrolls above toasts.
    <div className="pb-32">
      <Routing canManage={canManage} people={team.data?.people ?? []} />
      <RevisionRule canManage={canManage} />
    </div>
  );
}
