import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { MemoryView } from '#shared/schemas/memory.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryButtons } from './entry-buttons.tsx';

/** Edits a memory entry, retires it, offers it again. */
export function MemoryActions({ entry }: { entry: MemoryView }) {
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const onSettled = () => utils.authenticator.memory.invalidate();
  const edit = trpc.authenticator.editMemory.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      toast.show({ tone: 'ok', title: 'Entry edited' });
    },
    onSettled,
  });
  const retire = trpc.authenticator.retireMemory.useMutation({
    onSuccess: ({ isRetired }) => toast.show({ tone: 'ok', title: isRetired ? 'Entry retired' : 'Entry restored' }),
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
    onSettled,
  });
  const { id, source, target: seen, isRetired } = entry;
  return (
    <>
      <EntryButtons
        name={source}
        isRetired={isRetired}
        isBusy={retire.isPending}
        onEdit={() => setIsOpen(true)}
        onRetire={() => retire.mutate({ id, isRetired: !isRetired })}
      />
      <EditDialog
        pair={entry}
        open={isOpen}
        onOpenChange={setIsOpen}
        onSave={(target) => edit.mutate({ id, seen, target })}
        mutation={edit}
      />
    </>
  );
}
