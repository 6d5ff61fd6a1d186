import { createFileRoute } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { filesQuery, readFilesSearch } from '#client/features/documents/files/files-search.ts';
import { PacketBar } from '#client/features/documents/packet/packet-bar.tsx';
import { NewFolderForm } from '#client/features/folders/new-folder-form.tsx';
import { childrenOf } from '#client/features/folders/tree.ts';
import { loadError } from '#client/lib/load-error.ts';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { PastEnd } from '#client/ui/data/past-end.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { FolderDialogs } from './-folders/folder-dialogs.tsx';
import { FolderGrid } from './-folders/folder-grid.tsx';
import { FolderToolbar } from './-folders/folder-toolbar.tsx';
import { useBrowser, type Browser } from './-folders/use-browser.ts';

export const Route = createFileRoute('/dashboard/documents')({
  staticData: { words: ['folders', 'offer'], title: () => words('parts')('nav.documents') },
  validateSearch: readFilesSearch,
  loaderDeps: ({ search: { folder, page } }) => ({ folder, page }),
  loader: ({ deps }) => {
    void trpcUtils.folders.list.prefetch();
    if (may('handle')) void trpcUtils.documents.translations.prefetch(filesQuery(deps));
  },
  component: DocumentsPage,
});

function DocumentsPage() {
  const t = words('folders');
  return (
    <Page>
      <PageHeader title={words('parts')('nav.documents')} description={t('description')} />
      <MemberOnly right="handle">
        <Documents />
      </MemberOnly>
    </Page>
  );
}

function Documents() {
  const t = words('folders');
  const browser = useBrowser();
  const { files, folders, folderId, isNaming, setIsNaming } = browser;
  return (
    <>
      <FolderToolbar browser={browser} />
      {isNaming ? (
        <NewFolderForm
          parentId={folderId}
          onCreated={(id) => {
            setIsNaming(false);
            browser.highlight(id);
          }}
          onCancel={() => setIsNaming(false)}
        />
      ) : null}
      <FolderContent browser={browser} />
      {files.query.data && files.query.data.total > 0 ? (
        <Pagination
          page={files.query.data.page}
          pageSize={files.query.data.pageSize}
          total={files.query.data.total}
          noun={t('noun')}
          onPage={(page) => {
            browser.change({ page: page > 1 ? page : undefined });
          }}
        />
      ) : null}
      <PacketBar packet={browser.packet} files={files.files} />
      {files.query.isPending || folders.query.isPending ? null : <MoveHint />}
      <FolderDialogs browser={browser} />
    </>
  );
}

/** How to move files. Follows the list, which would shift it while it loads. */
function MoveHint() {
  const t = words('folders');
  return (
    <p className="mt-6 flex gap-2 rounded-card bg-sunken p-4 text-sm text-ink-2">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="pointer-coarse:hidden">{t('dragHint')}</span>
      <span className="not-pointer-coarse:hidden">{t('touchHint')}</span>
    </p>
  );
}

function FolderContent({ browser }: { browser: Browser }) {
  const t = words('folders');
  const { files, folders, folderId, path } = browser;
  const error = loadError(folders.query, 'FOLDERS_FAILED') ?? loadError(files.query, 'TRANSLATIONS_FAILED');
  const isGone = folders.query.isSuccess && folderId !== null && path.length === 0;
  if (isGone) return <MissingFolder browser={browser} />;
  // Past the last page, existing folders do not count as content.
  const isPastEnd = files.query.data !== undefined && files.query.data.total > 0 && files.files.length === 0;
  const isEmpty = files.files.length === 0 && (isPastEnd || childrenOf(folders.folders, folderId).length === 0);
  const isLoading = folders.query.isPending || files.query.isPending;
  return (
    <FolderGrid browser={browser}>
      {isLoading || error || isEmpty ? (
        <LoadState
          loading={isLoading}
          error={error}
          onRetry={() => {
            void folders.query.refetch();
            void files.query.refetch();
          }}
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
