import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';
import { activityLabels } from '#client/features/documents/activity-labels.ts';
import { PaperName } from '#client/features/documents/paper-name.tsx';
import { formatDuration } from '#client/features/team/days.ts';
import { withoutRate } from '#client/lib/without-rate.ts';
import { BarList } from '#client/ui/data/bar-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { StatusBadge } from '#client/ui/data/status-badge.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { limits } from '#shared/limits.ts';
import type { ActivityView, AuthenticatorOverview } from '#shared/schemas/authenticator.ts';
import { StaffActions } from './staff-actions.tsx';

export function OverviewFigures({ overview }: { overview: AuthenticatorOverview }) {
  const { cards, activity, topLanguages, averageProcessingSeconds } = overview;
  const isOwn = overview.scope === 'own';
  return (
    <div className="grid gap-6">
      <StatStrip label="Overview">
        <Stat label={isOwn ? 'My Authenticated' : 'Total Documents'} value={cards.documents} />
        <Stat label="Pending" value={cards.pending} />
        <Stat label={isOwn ? 'Completed' : 'Approved'} value={cards.approved} />
        <Stat
          label={isOwn ? 'My Value' : 'Total Value'}
          value={<Money cents={cards.valueCents} currency={cards.currency} />}
          hint={cards.apart.length === 0 ? undefined : withoutRate(cards.apart)}
        />
      </StatStrip>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Card as="section" aria-label="Quick Actions" padding="none" className="overflow-hidden">
          <StaffActions />
        </Card>
        <div className="grid gap-6">
          <WorkCard work={overview.work} />
          <Card as="section" aria-label="Activity">
            <CardHeader title="Activity" />
            <DescriptionList
              facts={[
                { term: 'Approved', value: activity.approved },
                { term: 'Rejected', value: activity.rejected },
                { term: 'Corrections', value: activity.corrections },
                { term: 'Uploads', value: activity.uploads },
                { term: 'Average processing time', value: formatDuration(averageProcessingSeconds) },
              ]}
            />
          </Card>
        </div>
        <Card as="section" aria-label="Top languages">
          <CardHeader title="Top languages" />
          {topLanguages.length === 0 ? (
            <p className="text-ink-2">No documents yet.</p>
          ) : (
            <BarList
              label="Top languages"
              bars={topLanguages.map(({ sourceLanguage, targetLanguage, documents }) => ({
                key: `${sourceLanguage} ${targetLanguage}`,
                label: `${sourceLanguage} → ${targetLanguage}`,
                value: documents,
              }))}
            />
          )}
        </Card>
      </div>
      <section aria-labelledby="recent-activity">
        <h2 id="recent-activity" className="mb-4 font-serif text-xl font-semibold">
          Recent Activity
        </h2>
        <RecentActivity activities={overview.recentActivity} isOwn={isOwn} />
      </section>
    </div>
  );
}

/** The latest decisions. */
export function RecentActivity({ activities, isOwn }: { activities: readonly ActivityView[]; isOwn: boolean }) {
  if (activities.length === 0) {
    return (
      <EmptyState
        kind="none"
        icon={<History />}
        title="No Recent Activity"
        text="Approvals and corrections appear here."
      />
    );
  }
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {activities.map((activity) => (
          <li
            key={`${activity.id} ${activity.action}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3"
          >
            <span className="w-28">
              <StatusBadge {...activityLabels[activity.action]} />
            </span>
            <span className="min-w-0 flex-1 basis-48">
              <span className="font-medium">
                <PaperName paper={{ ...activity, filename: activity.documentName }} />
              </span>
              {isOwn ? null : <bdi className="block text-xs text-ink-2">{activity.authenticatorName}</bdi>}
            </span>
            <DateTime value={activity.at} className="text-xs text-ink-2" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Pending reviews to go on with; each figure opens its list. */
function WorkCard({ work }: { work: AuthenticatorOverview['work'] }) {
  const figure = (count: number, search: QueueSearch) => (
    <Link to="/authenticator/authenticate" search={{ ...search, languages: 'all' }} className="inline-link">
      {count >= limits.searchCounted ? `${String(limits.searchCounted)}+` : count}
    </Link>
  );
  return (
    <Card as="section" aria-label="To go on with">
      <CardHeader title="To go on with" />
      <DescriptionList
        facts={[
          { term: 'Assigned to me', value: figure(work.assigned, { assigned: 'mine' }) },
          { term: 'Ready to finish', value: figure(work.finish, { text: 'finish' }) },
          { term: 'Questions open', value: figure(work.questions, { text: 'questions' }) },
        ]}
      />
    </Card>
  );
}
