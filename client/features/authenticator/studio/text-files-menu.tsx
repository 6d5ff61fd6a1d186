import { Download, Ellipsis, FileInput, FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Menu, MenuItem } from '#client/ui/overlay/menu.tsx';
import { useStudio } from './studio-context.ts';

interface TextFilesMenuProps {
  /** Name of the paper, for the Word file. */
  title: string;
  sourceLanguage: string;
  isClosed: boolean;
  /** The workflow returned a file. */
  hasTranslation: boolean;
}

/** Menu of files: XLIFF export and import, Word export, and import of the workflow's file. */
export function TextFilesMenu({ title, sourceLanguage, isClosed, hasTranslation }: TextFilesMenuProps) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const { exportText, exportDocx, importText, draftFromFile } = useTextFiles({ title, sourceLanguage, isClosed });
  const attempt = (work: Promise<void>, failed: string) =>
    void work.catch((error: unknown) =>
      toast.show({ tone: 'error', title: failed, description: describeError(error).text }),
    );

  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label="More">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Download aria-hidden="true" />} onClick={() => attempt(exportText(), 'Not exported')}>
          Export as XLIFF
        </MenuItem>
        <MenuItem icon={<FileText aria-hidden="true" />} onClick={() => attempt(exportDocx(), 'Not exported')}>
          Export as Word (.docx)
        </MenuItem>
        {isClosed || !hasTranslation ? null : (
          <MenuItem icon={<FileInput aria-hidden="true" />} onClick={() => attempt(draftFromFile(), 'Not drafted')}>
            Draft from the workflow’s file
          </MenuItem>
        )}
        {isClosed ? null : (
          <MenuItem icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
            Import XLIFF…
          </MenuItem>
        )}
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,application/xliff+xml"
        aria-label="XLIFF file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) attempt(importText(file), 'Not imported');
        }}
      />
    </>
  );
}

type TextFiles = Pick<TextFilesMenuProps, 'title' | 'sourceLanguage' | 'isClosed'>;

/** Actions of the menu. */
function useTextFiles({ title, sourceLanguage, isClosed }: TextFiles) {
  const { reviewId, queue, store } = useStudio();
  const toast = useToast();

  async function exportText() {
    if (!isClosed) await queue.flush();
    const { filename, xliff } = await trpcClient.authenticator.exportText.query({ id: reviewId });
    save(new Blob([xliff], { type: 'application/xliff+xml' }), filename);
  }

  async function exportDocx() {
    const { makeDocx } = await import('./docx-file.ts');
    const pages = store
      .pages()
      .map((page) => ({ page, blocks: store.idsOf(page.page).flatMap((id) => store.block(id) ?? []) }));
    save(await makeDocx({ title, sourceLanguage, pages }), `translation-v${store.version()}.docx`);
  }

  async function importText(file: File) {
    await queue.flush();
    const xliff = await file.text();
    const delta = await trpcClient.authenticator.importText.mutate({
      id: reviewId,
      version: store.version(),
      saveId: crypto.randomUUID(),
      xliff,
    });
    store.accept(delta);
    toast.show({ title: `${delta.changed.length} blocks imported` });
  }

  async function draftFromFile() {
    await queue.flush();
    const version = store.version();
    store.accept(await trpcClient.authenticator.draftText.mutate({ id: reviewId, version, from: 'workflow' }));
    toast.show({
      title: 'The workflow’s file is being read',
      description: 'Blocks without English take what stands at their place, as drafts.',
    });
  }

  return { exportText, exportDocx, importText, draftFromFile };
}

function save(file: Blob, filename: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
