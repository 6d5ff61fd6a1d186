import { paperTitle } from '#client/lib/paper-title.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useErrorToast } from '#client/lib/use-error-toast.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { words } from '#client/ui/words.ts';
import type { TranslationView } from '#shared/schemas/documents.ts';
import { filesQuery, type FilesSearch } from './files-search.ts';

/** The translations of one folder, with optimistic mutations; a failure rolls back. Move and delete can be undone. */
export function useFiles(search: Pick<FilesSearch, 'folder' | 'page'>) {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const toast = useToast();
  const input = filesQuery(search);
  const query = trpc.documents.translations.useQuery(input);
  // Folders show their file counts.
  const settle = () => Promise.all([utils.documents.translations.invalidate(), utils.folders.list.invalidate()]);

  async function patch(change: (items: TranslationView[]) => TranslationView[]) {
    await utils.documents.translations.cancel();
    const before = utils.documents.translations.getData(input);
    if (before) {
      const items = change(before.items);
      const total = before.total + items.length - before.items.length;
      utils.documents.translations.setData(input, { ...before, items, total });
    }
    return { input, before };
  }

  const without = (id: string) => patch((items) => items.filter((file) => file.id !== id));
  // Rolls back the patched folder, since another one may be open by then.
  const rollBack = (patched: Awaited<ReturnType<typeof patch>> | undefined) => {
    if (patched) utils.documents.translations.setData(patched.input, patched.before);
  };

  const rename = trpc.documents.rename.useMutation({
    onMutate: ({ id, filename }) =>
      patch((items) => items.map((file) => (file.id === id ? { ...file, filename, displayName: filename } : file))),
    onError: (error, _input, patched) => {
      rollBack(patched);
      showError(error, 'FILE_RENAME_FAILED');
    },
    onSettled: settle,
  });
  const move = trpc.documents.move.useMutation({
    onMutate: ({ id, folderId }) => (folderId === input.folderId ? patch((items) => items) : without(id)),
    onError: (error, _input, patched) => {
      rollBack(patched);
      showError(error, 'FILE_MOVE_FAILED');
    },
    onSettled: settle,
  });
  const restore = trpc.documents.restore.useMutation({
    onError: (error) => showError(error, 'FILE_DELETE_FAILED'),
    onSettled: settle,
  });
  const remove = trpc.documents.remove.useMutation({
    onSuccess: (_answer, { id }) => {
      const file = query.data?.items.find((one) => one.id === id);
      const t = words('folders');
      const name = file ? paperTitle(file) : t('remove.anyFile');
      toast.show({
        title: t('remove.done', { name }),
        action: {
          label: t('move.undo'),
          onPress: () => restore.mutate({ id }),
        },
      });
    },
    onSettled: settle,
  });
  return { query, files: query.data?.items ?? [], rename, move, remove };
}
