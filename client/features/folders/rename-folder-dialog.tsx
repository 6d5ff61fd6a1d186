import { useId, useState } from 'react';
import type { FolderView } from '#shared/schemas/folders.ts';
import { limits } from '#shared/limits.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';

export interface RenameFolderDialogProps {
  folder: FolderView | undefined;
  onRename: (folder: FolderView, name: string) => void;
  onClose: () => void;
}

/** Asks for a folder's new name; one that is empty or unchanged changes nothing. */
export function RenameFolderDialog({ folder, onRename, onClose }: RenameFolderDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={folder !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title="Rename Folder"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Rename
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
      <Field label="Folder name">
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
