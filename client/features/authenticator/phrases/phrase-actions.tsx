import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryButtons } from './entry-buttons.tsx';

/** Edits a phrase, retires it, offers it again. */
export function PhraseActions({ phrase }: { phrase: PhraseView }) {
  const [isOpen, setIsOpen] = useState(false);
  const edit = useEdit(() => setIsOpen(false));
  const retire = useRetire(phrase);
  const { source, lang, isRetired, target: seen, defaultTarget, note } = phrase;
  return (
    <>
      <EntryButtons
        name={source}
        isRetired={isRetired}
        isBusy={retire.isPending}
        onEdit={() => setIsOpen(true)}
        onRetire={() => retire.mutate({ lang, source, isRetired: !isRetired })}
      />
      <EditDialog
        pair={phrase}
        note={note}
        original={defaultTarget}
        open={isOpen}
        onOpenChange={setIsOpen}
        onSave={(target) => edit.mutate({ lang, source, seen, target })}
        mutation={edit}
      />
    </>
  );
}

function useEdit(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.editPhrase.useMutation({
    onSuccess: ({ source, target }) => {
      onDone();
      toast.show({ tone: 'ok', title: 'Phrase edited', description: `“${source}” is now “${target}”.` });
    },
    onSettled: () => utils.authenticator.phrases.invalidate(),
  });
}

function useRetire({ source }: PhraseView) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return trpc.authenticator.retirePhrase.useMutation({
    onSuccess: ({ isRetired }) =>
      toast.show({
        tone: 'ok',
        title: isRetired ? 'Phrase retired' : 'Phrase restored',
        description: isRetired ? `“${source}” is no longer drafted.` : `“${source}” is drafted again.`,
      }),
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
    onSettled: () => utils.authenticator.phrases.invalidate(),
  });
}
