import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PhrasesSearch } from '#client/features/authenticator/phrases/phrases-search.ts';
import { describeError } from '#client/lib/error-message.ts';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { SearchInput } from '#client/ui/form/search-input.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import type { TermView } from '#shared/schemas/memory-collections.ts';
import { directionOf, languageNames } from '#shared/translation-text.ts';
import { statusWords } from './collection-words.ts';
import { TermDialog } from './term-dialog.tsx';

interface TermsProps {
  collectionId: string;
  mayManage: boolean;
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
}

/** Terms of a glossary. */
export function Terms({ collectionId, mayManage, search: { q, page = 1 }, onChange }: TermsProps) {
  const [edited, setEdited] = useState<TermView | 'new'>();
  const terms = trpc.admin.glossaryTerms.useQuery(
    { collectionId, page, ...(q === undefined ? {} : { search: q }) },
    { placeholderData: (previous) => previous },
  );
  return (
    <section ref={keepFocus} aria-label="Terms" className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SearchInput
            label="Search terms"
            value={q ?? ''}
            onSearch={(text) => onChange({ q: text.trim() === '' ? undefined : text.trim(), page: undefined })}
          />
        </div>
        {mayManage ? (
          <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            Add a term
          </Button>
        ) : null}
      </div>
      <LoadState
        {...queryState(terms)}
        errorTitle="Couldn’t load the terms"
        isEmpty={terms.data?.items.length === 0}
        empty={
          <p className="text-sm text-ink-2">
            {q === undefined ? 'No terms yet. Add one, or bring a TBX file.' : 'No term holds this.'}
          </p>
        }
      >
        <CardList aria-label="Terms">
          {terms.data?.items.map((term) => (
            <TermRow
              key={term.id}
              term={term}
              collectionId={collectionId}
              onEdit={mayManage ? () => setEdited(term) : undefined}
            />
          ))}
        </CardList>
      </LoadState>
      {terms.data ? <Pagination {...terms.data} noun="terms" onPage={(next) => onChange({ page: next })} /> : null}
      <TermDialog
        key={edited === 'new' ? 'new' : edited?.id}
        collectionId={collectionId}
        term={edited === 'new' ? undefined : edited}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
}

interface TermRowProps {
  term: TermView;
  collectionId: string;
  onEdit: (() => void) | undefined;
}

function TermRow({ term, collectionId, onEdit }: TermRowProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const remove = trpc.admin.removeTerm.useMutation({
    onSuccess: () => toast.show({ tone: 'ok', title: 'Term removed' }),
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
    onSettled: () => utils.admin.invalidate(),
  });
  const { id, lang, source, target, status, note } = term;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <bdi lang={lang} dir={directionOf(lang)} className="font-medium">
          {source}
        </bdi>
        <span className="block text-xs text-ink-3">{languageNames[lang]}</span>
      </span>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className={status === 'forbidden' ? 'line-through' : ''}>{target}</span>
        {note === null ? null : <span className="block text-xs text-ink-3">{note}</span>}
      </span>
      <span className="basis-28 text-ink-2">{statusWords[status]}</span>
      {onEdit ? (
        <span className="flex gap-1">
          <IconButton size="sm" label={`Change ${source}`} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={`Remove ${source}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ id, collectionId })}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
    </li>
  );
}
