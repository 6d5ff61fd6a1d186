import { trpc } from '#client/lib/trpc.ts';
import { useErrorToast } from '#client/lib/use-error-toast.tsx';
import type { FolderListItem } from '#shared/schemas/folders.ts';

interface Patched {
  before: { items: FolderListItem[] } | undefined;
}

/** The user's folders, with optimistic rename and move; a failure rolls back. */
export function useFolders() {
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const query = trpc.folders.list.useQuery();
  const settle = () => utils.folders.list.invalidate();

  async function patch(change: (folder: FolderListItem) => FolderListItem): Promise<Patched> {
    await utils.folders.list.cancel();
    const before = utils.folders.list.getData();
    if (before) utils.folders.list.setData(undefined, { items: before.items.map(change) });
    return { before };
  }

  const rename = trpc.folders.rename.useMutation({
    onMutate: ({ id, name }) => patch((folder) => (folder.id === id ? { ...folder, name } : folder)),
    onError: (error, _input, patched) => {
      utils.folders.list.setData(undefined, patched?.before);
      showError(error, 'FOLDER_RENAME_FAILED');
    },
    onSettled: settle,
  });
  const move = trpc.folders.move.useMutation({
    onMutate: ({ id, parentId }) => patch((folder) => (folder.id === id ? { ...folder, parentId } : folder)),
    onError: (error, _input, patched) => {
      utils.folders.list.setData(undefined, patched?.before);
      showError(error, 'FILE_MOVE_FAILED');
    },
    onSettled: settle,
  });
  return { query, folders: query.data?.items ?? [], rename, move };
}
