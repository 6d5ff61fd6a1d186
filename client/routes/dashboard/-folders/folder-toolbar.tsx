import { ArrowLeft, Files, FolderPlus, LayoutGrid, List } from 'lucide-react';
import { FolderPath } from '#client/features/folders/folder-path.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { SegmentedControl } from '#client/ui/form/segmented-control.tsx';
import { words } from '#client/ui/words.ts';
import type { Browser } from './use-browser.ts';

/** Breadcrumb, Back, New Folder, and the view. */
export function FolderToolbar({ browser }: { browser: Browser }) {
  const t = words('folders');
  const { path, arrange, isList, change, packet } = browser;
  const { isPending, data } = browser.files.query;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {path.length > 0 ? (
          <Button
            size="sm"
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" className="flip-rtl" />}
            onClick={() => {
              change({ folder: path.at(-2)?.id, page: undefined });
            }}
          >
            {t('back')}
          </Button>
        ) : null}
        <FolderPath path={path} accepts={arrange.accepts} onDrop={arrange.drop} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {/* There from the start: a later button would wrap the line and shift the list. */}
        {isPending || data?.total || packet.papers ? (
          <Button
            size="sm"
            variant="secondary"
            icon={<Files aria-hidden="true" />}
            disabled={isPending}
            aria-expanded={packet.papers !== undefined}
            onClick={packet.papers ? packet.end : packet.start}
          >
            {t('packet.title')}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          icon={<FolderPlus aria-hidden="true" />}
          aria-expanded={browser.isNaming}
          onClick={() => browser.setIsNaming(!browser.isNaming)}
        >
          {t('newFolder')}
        </Button>
        <SegmentedControl
          className="max-sm:hidden"
          label={t('view')}
          value={isList ? 'list' : 'grid'}
          segments={[
            { value: 'grid', label: t('grid'), icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
            { value: 'list', label: t('list'), icon: <List aria-hidden="true" />, iconOnly: true },
          ]}
          onChange={(view) => {
            change({ view: view === 'list' ? 'list' : undefined });
          }}
        />
      </div>
    </div>
  );
}
