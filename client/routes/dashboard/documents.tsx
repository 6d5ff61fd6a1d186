import { createFileRoute } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { may } from '#client/features/auth/organizations/use-may.ts';
import { filesQuery, readFilesSearch } from '#client/features/documents/files/files-search.ts';
import { PacketBar } from '#client/features/documents/list/packet-bar.tsx';
import { NewFolderForm } from '#client/features/folders/new-folder-form.tsx';
import { trpcUtils } from '#client/lib/trpc.ts';
import { Pagination } from '#client/ui/data/pagination.tsx';
import { Page, PageHeader } from '#client/ui/layout/page.tsx';
import { words } from '#client/ui/words.ts';
import { FolderContent } from './-folders/folder-content.tsx';
import { FolderDialogs } from './-folders/folder-dialogs.tsx';
import { FolderToolbar } from './-folders/folder-toolbar.tsx';
import { useBrowser } from './-folders/use-browser.ts';

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
