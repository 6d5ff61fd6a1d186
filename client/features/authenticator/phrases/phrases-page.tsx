import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { Phrasebook } from './phrasebook.tsx';
import type { PhrasesSearch } from './phrases-search.ts';

export interface PhrasesPageProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

/** What drafts are made from. */
export function PhrasesPage({ search, onChange }: PhrasesPageProps) {
  return (
    <Page width="wide">
      <PageHeader
        title="Phrasebook"
        description="Official words and set phrases that drafts take their English from. Changes apply to everyone’s next drafts; texts already drafted stay as they are."
      />
      <Phrasebook search={search} onChange={onChange} />
    </Page>
  );
}
