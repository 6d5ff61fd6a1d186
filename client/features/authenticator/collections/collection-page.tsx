import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PhrasesSearch } from '#client/features/authenticator/phrases/phrases-search.ts';
import { ConfirmDialog } from '#client/lib/confirm-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ExportButton } from '#client/ui/button/export-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { countOf } from '#shared/plural.ts';
import type { CollectionView } from '#shared/schemas/memory-collections.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { levelWords, ownerOf } from './collection-words.ts';
import { ImportFiles } from './import-files.tsx';
import { Terms } from './terms.tsx';

interface CollectionPageProps {
  collection: CollectionView;
  mayManage: boolean;
  search: PhrasesSearch;
  onChange: (change: Partial<PhrasesSearch>) => void;
  onClose: () => void;
}

/** One memory or glossary: its files, and a glossary's terms. */
export function CollectionPage({ collection, mayManage, search, onChange, onClose }: CollectionPageProps) {
  const { id, kind, name, level, entries } = collection;
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const count = kind === 'memory' ? countOf(entries, 'sentence') : countOf(entries, 'term');
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          onClick={onClose}
        >
          All files
        </Button>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-lg font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-sm text-ink-2">
              {ownerOf(collection)} · {count}
              {kind === 'glossary' ? ` · ${levelWords[level]}` : ''}
            </p>
          </div>
          {mayManage ? (
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="secondary"
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setOpen('edit')}
              >
                Change
              </Button>
              <ExportButton path={`/files/collections/${id}`}>
                {kind === 'memory' ? 'Export TMX' : 'Export TBX'}
              </ExportButton>
              <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('remove')}>
                Remove
              </Button>
            </div>
          ) : null}
        </div>
      </div>
      {kind === 'glossary' ? (
        <Terms collectionId={id} mayManage={mayManage} search={search} onChange={onChange} />
      ) : null}
      <ImportFiles collection={collection} mayManage={mayManage} />
      <CollectionDialog
        open={open === 'edit'}
        onOpenChange={() => setOpen(undefined)}
        onSaved={() => setOpen(undefined)}
        collection={collection}
      />
      <RemoveDialog
        collection={collection}
        open={open === 'remove'}
        onClose={() => setOpen(undefined)}
        onRemoved={onClose}
      />
    </div>
  );
}

interface RemoveDialogProps {
  collection: CollectionView;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveDialog({ collection: { id, name, kind }, open, onClose, onRemoved }: RemoveDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const remove = trpc.admin.removeCollection.useMutation({
    onSuccess: async () => {
      onClose();
      onRemoved();
      toast.show({ tone: 'ok', title: `${name} is removed` });
      await utils.admin.collections.invalidate();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      tone="danger"
      title={`Remove ${name}?`}
      description={`Nothing of this ${kind} is used in drafts, look-ups and checks from now on. Texts that were drafted stay as they are.`}
      confirmLabel="Remove"
      mutation={remove}
      onConfirm={() => remove.mutate({ id })}
    />
  );
}
