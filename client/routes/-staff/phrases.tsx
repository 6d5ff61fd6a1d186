import { Forms } from '#client/features/authenticator/phrases/forms.tsx';
import { Memory } from '#client/features/authenticator/phrases/memory.tsx';
import { Phrasebook } from '#client/features/authenticator/phrases/phrasebook.tsx';
import {
  readPhrasesSearch,
  type PhrasesSearch,
  type PhraseTab,
} from '#client/features/authenticator/phrases/phrases-search.ts';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { useOwnSearch } from './own-route.ts';

interface PhrasesPageProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

const tabs = [
  { value: 'phrasebook', label: 'Phrasebook' },
  { value: 'forms', label: 'Forms' },
  { value: 'memory', label: 'Memory' },
] as const satisfies readonly { value: PhraseTab; label: string }[];

const lists = { phrasebook: Phrasebook, forms: Forms, memory: Memory } as const satisfies Record<PhraseTab, unknown>;

export function PhrasesRoute() {
  const { search, change } = useOwnSearch(readPhrasesSearch);
  return <PhrasesPage search={search} onChange={change} />;
}

/** What drafts are made from: the phrasebooks, the forms of papers, and the memory of confirmed translations. */
function PhrasesPage({ search, onChange }: PhrasesPageProps) {
  const { tab = 'phrasebook' } = search;
  const List = lists[tab];
  return (
    <Page width="wide">
      <PageHeader
        title="Phrases and Memory"
        description="Drafts take their English from here. Changes apply to everyone’s next drafts; texts already drafted stay as they are."
      />
      <SegmentedControl
        label="Source of drafts"
        segments={tabs}
        value={tab}
        onChange={(chosen) =>
          onChange({
            tab: chosen === 'phrasebook' ? undefined : chosen,
            q: undefined,
            filter: undefined,
            page: undefined,
          })
        }
        className="mb-4"
      />
      <List key={tab} search={search} onChange={onChange} />
    </Page>
  );
}
