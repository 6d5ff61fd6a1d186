import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { Collections } from '#client/features/authenticator/collections/collections.tsx';
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
import { canAny } from '#shared/access.ts';
import { useOwnSearch } from './own-route.ts';

interface PhrasesPageProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

const tabs = [
  { value: 'phrasebook', label: 'Phrasebook' },
  { value: 'forms', label: 'Forms' },
  { value: 'memory', label: 'Memory' },
  { value: 'files', label: 'Files' },
] as const satisfies readonly { value: PhraseTab; label: string }[];

const lists = { phrasebook: Phrasebook, forms: Forms, memory: Memory, files: Collections } as const satisfies Record<
  PhraseTab,
  unknown
>;

export function PhrasesRoute() {
  const { search, change } = useOwnSearch(readPhrasesSearch);
  return <PhrasesPage search={search} onChange={change} />;
}

/** What drafts are made from: the phrasebooks, the forms of papers, the memory of confirmed translations, and files. */
function PhrasesPage({ search, onChange }: PhrasesPageProps) {
  const user = useCurrentUser();
  const seesFiles = user !== null && user !== undefined && canAny(user, ['manage', 'audit']);
  const shownTabs = tabs.filter(({ value }) => value !== 'files' || seesFiles);
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
        segments={shownTabs}
        value={tab}
        onChange={(chosen) =>
          onChange({
            tab: chosen === 'phrasebook' ? undefined : chosen,
            q: undefined,
            filter: undefined,
            page: undefined,
            collection: undefined,
          })
        }
        className="mb-4"
      />
      <List key={tab} search={search} onChange={onChange} />
    </Page>
  );
}
