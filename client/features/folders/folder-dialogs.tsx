import { useId, useState } from 'react';
import { frameError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { FolderView } from '#shared/schemas/folders.ts';

export interface RenameFolderDialogProps {
  folder: FolderView | undefined;
  onRename: (folder: FolderView, name: string) => void;
  onClose: () => void;
}

/** Asks for a folder's new name; an empty or unchanged one is ignored. */
export function RenameFolderDialog({ folder, onRename, onClose }: RenameFolderDialogProps) {
  const t = words('folders');
  const formId = useId();
  return (
    <Dialog
      open={folder !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={t('name.rename')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words('parts')('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('name.submit')}
          </Button>
        </>
      }
    >
      {folder ? (
        <NameForm
          id={formId}
          name={folder.name}
          onName={(name) => {
            if (name !== '' && name !== folder.name) onRename(folder, name);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

function NameForm({ id, name, onName }: { id: string; name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onName(text.trim());
      }}
    >
      <Field label={words('folders')('name.folder')}>
        <TextInput
          maxLength={limits.folderName}
          autoComplete="off"
          dir="auto"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </form>
  );
}

export interface DeleteFolderDialogProps {
  folder: FolderView | undefined;
  /** Name of the parent folder, which receives the content. */
  parentName: string;
  onClose: () => void;
  onDeleted: (folder: FolderView) => void;
}

/** Confirms the deletion of a folder; its content moves to the parent. */
export function DeleteFolderDialog({ folder, parentName, onClose, onDeleted }: DeleteFolderDialogProps) {
  const t = words('folders');
  const utils = trpc.useUtils();
  const remove = trpc.folders.remove.useMutation({
    onSuccess: async () => {
      await Promise.all([utils.folders.list.invalidate(), utils.documents.translations.invalidate()]);
      if (folder) onDeleted(folder);
      onClose();
    },
  });
  return (
    <AlertDialog
      open={folder !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        remove.reset();
        onClose();
      }}
      title={t('remove.title')}
      description={t.rich('remove.folder', {
        name: slot(<bdi>{folder?.name}</bdi>),
        parent: slot(<bdi>{parentName}</bdi>),
      })}
      confirmLabel={t('remove.folderConfirm')}
      busy={remove.isPending}
      error={remove.error ? frameError(remove.error, 'FOLDER_DELETE_FAILED').text : undefined}
      onConfirm={() => {
        if (folder && !remove.isPending) remove.mutate({ id: folder.id });
      }}
    />
  );
}
