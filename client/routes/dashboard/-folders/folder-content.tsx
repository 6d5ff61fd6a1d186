import { childrenOf } from '#client/features/folders/tree.ts';
import { combinedState } from '#client/lib/combined-state.ts';
import { queryState } from '#client/lib/query-state.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { words } from '#client/ui/words.ts';
import { FolderGrid } from './folder-grid.tsx';
import type { Browser } from './use-browser.ts';

/** Folders and files of the open folder, or why none are shown. */
export function FolderContent({ browser }: { browser: Browser }) {
  const t = words('folders');
  const { files, folders, folderId, path } = browser;
  const state = combinedState(
    queryState(folders.query, 'FOLDERS_FAILED'),
    queryState(files.query, 'TRANSLATIONS_FAILED'),
  );
  const isGone = folders.query.isSuccess && folderId !== null && path.length === 0;
  if (isGone) return <MissingFolder browser={browser} />;
  // Past the last page, existing folders do not count as content.
  const isPastEnd = files.query.data !== undefined && files.query.data.total > 0 && files.files.length === 0;
  const isEmpty = files.files.length === 0 && (isPastEnd || childrenOf(folders.folders, folderId).length === 0);
  return (
    <FolderGrid browser={browser}>
      {state.loading || state.error || isEmpty ? (
        <LoadState
          {...state}
          isEmpty
          empty={
            <PastEnd
              list={files.query.data}
              onPage={(page) => {
                browser.change({ page: page > 1 ? page : undefined });
              }}
            >
              <EmptyState kind="none" title={t('none')} text={t('noneText')} />
            </PastEnd>
          }
        >
          {null}
        </LoadState>
      ) : undefined}
    </FolderGrid>
  );
}

/** Shown for a link to a deleted folder. */
function MissingFolder({ browser }: { browser: Browser }) {
  const t = words('folders');
  return (
    <EmptyState
      kind="filtered"
      title={t('gone')}
      text={t('goneText')}
      action={
        <Button variant="secondary" onClick={() => browser.open(null)}>
          {t('goneBack')}
        </Button>
      }
    />
  );
}
