import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';

export interface NewFolderFormProps {
  /** The parent folder; null for the root. */
  parentId: string | null;
  /** Called with the new folder's id. */
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** Creates a folder inline. Escape cancels; an empty name creates nothing. */
export function NewFolderForm({ parentId, onCreated, onCancel }: NewFolderFormProps) {
  const t = words('folders');
  const [name, setName] = useState('');
  const utils = trpc.useUtils();
  const create = trpc.folders.create.useMutation({
    onSuccess: async ({ id }) => {
      await utils.folders.list.invalidate();
      onCreated(id);
    },
  });
  return (
    <form
      aria-label={t('newFolder')}
      className="mb-6 flex flex-wrap items-end gap-3 rounded-card border border-line bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !create.isPending) create.mutate({ name, parentId });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Field
        label={t('name.folder')}
        error={create.error ? describeError(create.error).text : undefined}
        className="min-w-0 flex-1 basis-60"
      >
        <TextInput
          ref={takeFocus}
          size="sm"
          maxLength={limits.folderName}
          autoComplete="off"
          dir="auto"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={create.isPending} disabled={name.trim() === ''}>
          {t('name.create')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          {words('parts')('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The form opens on request, so it takes the focus. */
function takeFocus(input: HTMLElement | null): void {
  input?.focus();
}
