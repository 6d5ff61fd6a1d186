import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { CounterStrip } from './counter-strip.tsx';
import type { QueueSearch } from './queue-search.ts';
import { ReviewQueue } from './review-queue.tsx';

export interface DocumentsScreenProps {
  search: QueueSearch;
  onChange: (change: Partial<QueueSearch>) => void;
}

/** The authenticators' documents: four counters that filter, and the list they choose. */
export function DocumentsScreen({ search, onChange }: DocumentsScreenProps) {
  return (
    <Page width="wide">
      <PageHeader title="Authenticator Dashboard" />
      <DocumentsToAuthenticate search={search} onChange={onChange} />
    </Page>
  );
}

/** The same without the page's heading, for a page that has its own. */
export function DocumentsToAuthenticate({ search, onChange }: DocumentsScreenProps) {
  return (
    <>
      <CounterStrip list={search.list} onList={(list) => onChange({ list, page: undefined })} />
      <Section title={titles[search.list ?? 'pending']}>
        <ReviewQueue search={search} onChange={onChange} />
      </Section>
    </>
  );
}

const titles = {
  pending: 'Documents to Authenticate',
  approved: 'Approved documents',
  rejected: 'Rejected documents',
  corrections: 'Corrections',
} as const;
