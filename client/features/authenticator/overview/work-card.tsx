import { Link } from '@tanstack/react-router';
import { limits } from '#shared/limits.ts';
import type { AuthenticatorOverview } from '#shared/schemas/authenticator.ts';
import { DescriptionList } from '#client/ui/data/description-list.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import type { QueueSearch } from '#client/features/authenticator/queue/queue-search.ts';

/** Pending reviews to go on with; each figure opens its list. */
export function WorkCard({ work }: { work: AuthenticatorOverview['work'] }) {
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
