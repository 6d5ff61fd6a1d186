import { AwaitingList } from '#client/features/authenticator/notary/awaiting-list.tsx';
import { Journal } from '#client/features/authenticator/notary/journal.tsx';
import { readNotarySearch, type NotarySearch } from '#client/features/authenticator/notary/notary-search.ts';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { Page, PageHeader, Section } from '#client/ui/layout/page.tsx';
import { useOwnSearch } from './own-route.ts';

export function NotaryRoute() {
  const { search, change } = useOwnSearch(readNotarySearch);
  return <NotaryPage search={search} onChange={change} />;
}

interface NotaryPageProps {
  search: NotarySearch;
  onChange: (change: Partial<NotarySearch>) => void;
}

/** Orders that await a notary, and the reader's journal. */
function NotaryPage({ search, onChange }: NotaryPageProps) {
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
