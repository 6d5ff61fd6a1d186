import { useState } from 'react';
import type { PhraseView } from '#shared/schemas/phrases.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { EditDialog } from './edit-dialog.tsx';

/** Edits a phrase, retires it, offers it again. */
export function PhraseActions({ phrase }: { phrase: PhraseView }) {
  const [isOpen, setIsOpen] = useState(false);
  const retire = useRetire(phrase);
  const { source, lang, isRetired } = phrase;
  return (
    <span className="flex justify-end gap-1">
      <Button size="sm" variant="quiet" aria-label={`Edit ${source}`} onClick={() => setIsOpen(true)}>
        Edit…
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${isRetired ? 'Restore' : 'Retire'} ${source}`}
        busy={retire.isPending}
        onClick={() => {
          if (!retire.isPending) retire.mutate({ lang, source, isRetired: !isRetired });
        }}
      >
        {isRetired ? 'Restore' : 'Retire'}
      </Button>
      <EditDialog phrase={phrase} open={isOpen} onOpenChange={setIsOpen} />
    </span>
  );
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
