import { BookMarked, Library, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import type { PhrasesSearch } from '#client/features/authenticator/phrases/phrases-search.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { can } from '#shared/access.ts';
import { countOf } from '#shared/plural.ts';
import type { CollectionView } from '#shared/schemas/memory-collections.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionPage } from './collection-page.tsx';
import { ownerOf } from './collection-words.ts';

export interface CollectionsProps {
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

/** Imported memories and glossaries, or the one that is open. */
export function Collections({ search, onChange }: CollectionsProps) {
  const user = useCurrentUser();
  const mayManage = user !== null && user !== undefined && can(user, 'manage');
  const collections = trpc.admin.collections.useQuery();
  const [isAdding, setIsAdding] = useState(false);
  const items = collections.data?.items;
  const open = items?.find(({ id }) => id === search.collection);
  if (open) {
    return (
      <CollectionPage
        key={open.id}
        collection={open}
        mayManage={mayManage}
        search={search}
        onChange={onChange}
        onClose={() => onChange({ collection: undefined, q: undefined, page: undefined })}
      />
    );
  }
  const add = mayManage ? (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      Add a memory or glossary
    </Button>
  ) : undefined;
  return (
    <>
      {items !== undefined && items.length > 0 && add ? <div className="mb-4">{add}</div> : null}
      <LoadState
        {...queryState(collections)}
        errorTitle="Couldn’t load the files"
        isEmpty={items?.length === 0}
        empty={
          <EmptyState
            kind="none"
            icon={<Library />}
            title="No memory or glossary yet"
            text="Bring translation memories as TMX and glossaries as TBX: for the house, or for one firm’s or customer’s papers alone."
            action={add}
          />
        }
      >
        <CardList aria-label="Memories and glossaries">
          {items?.map((collection) => (
            <CollectionRow
              key={collection.id}
              collection={collection}
              onOpen={() => onChange({ collection: collection.id, q: undefined, page: undefined })}
            />
          ))}
        </CardList>
      </LoadState>
      <CollectionDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onSaved={(collection) => onChange({ collection, page: undefined })}
      />
    </>
  );
}

function CollectionRow({ collection, onOpen }: { collection: CollectionView; onOpen: () => void }) {
  const { kind, name, entries } = collection;
  const Icon = kind === 'memory' ? Library : BookMarked;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">{ownerOf(collection)}</p>
      </div>
      <p className="text-sm tabular-nums">
        {kind === 'memory' ? countOf(entries, 'sentence') : countOf(entries, 'term')}
      </p>
      <Button size="sm" variant="secondary" aria-label={`Open ${name}`} onClick={onOpen}>
        Open
      </Button>
    </li>
  );
}
