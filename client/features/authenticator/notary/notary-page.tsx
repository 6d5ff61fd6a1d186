import { ExportButton } from '#client/ui/button/export-button.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { AwaitingList } from './awaiting-list.tsx';
import { Journal } from './journal.tsx';
import type { NotarySearch } from './notary-search.ts';

export interface NotaryPageProps {
  search: NotarySearch;
  onChange: (change: Partial<NotarySearch>) => void;
}

/** Orders that await a notary, and the reader's journal. */
export function NotaryPage({ search, onChange }: NotaryPageProps) {
  return (
    <Page width="wide">
      <PageHeader
        title="Notary"
        description="A notarized order is delivered with its notarial act. Another person than the translator performs it, in the state of their commission."
      />
      <Section title="With the notary">
        <AwaitingList page={search.page ?? 1} onPage={(page) => onChange({ page })} />
      </Section>
      <Section title="Your journal">
        <div className="mb-4 flex flex-wrap gap-3">
          <ExportButton path="/files/exports/journal.csv" />
          <ExportButton path="/files/exports/journal.pdf">Export PDF</ExportButton>
        </div>
        <Journal page={search.journal ?? 1} onPage={(journal) => onChange({ journal })} />
      </Section>
    </Page>
  );
}
