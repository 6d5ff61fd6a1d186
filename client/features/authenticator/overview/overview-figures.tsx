import type { AuthenticatorOverview } from '#shared/schemas/authenticator.ts';
import { BarList } from '#client/ui/data/bar-list.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Stat, StatStrip } from '#client/ui/data/stat.tsx';
import { formatDuration } from './duration.ts';
import { StaffActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** The overview's cards and lists. */
export function OverviewFigures({ overview }: { overview: AuthenticatorOverview }) {
  const { cards, activity, topLanguages, averageProcessingSeconds } = overview;
  const isOwn = overview.scope === 'own';
  return (
    <div className="grid gap-6">
      <StatStrip label="Overview">
        <Stat label={isOwn ? 'My Authenticated' : 'Total Documents'} value={cards.documents} />
        <Stat label="Pending" value={cards.pending} />
        <Stat label={isOwn ? 'Completed' : 'Approved'} value={cards.approved} />
        <Stat label={isOwn ? 'My Value' : 'Total Value'} value={<Money cents={cards.valueCents} />} />
      </StatStrip>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Card as="section" aria-label="Quick Actions" padding="none" className="overflow-hidden">
          <StaffActions />
        </Card>
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
