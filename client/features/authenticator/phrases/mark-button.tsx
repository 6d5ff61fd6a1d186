import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import type { CandidateView } from '#shared/schemas/memory.ts';
import { directionOf } from '#shared/translation-text.ts';

/** Marks a waiting sentence as a phrase of papers, which offers it to every customer. */
export function MarkButton({ candidate: { id, lang, source, target } }: { candidate: CandidateView }) {
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const mark = trpc.authenticator.markMemory.useMutation({
    onSuccess: () => {
      setIsOpen(false);
      toast.show({ tone: 'ok', title: 'Marked as a phrase' });
    },
    onSettled: () =>
      Promise.all([utils.authenticator.memoryCandidates.invalidate(), utils.authenticator.memory.invalidate()]),
  });
  return (
    <>
      <span className="flex justify-end">
        <Button size="sm" variant="quiet" aria-label={`Mark as a phrase: ${source}`} onClick={() => setIsOpen(true)}>
          Mark as a phrase…
        </Button>
      </span>
      <AlertDialog
        open={isOpen}
        onOpenChange={(open) => {
          mark.reset();
          setIsOpen(open);
        }}
        tone="primary"
        title="Mark as a phrase?"
        description="It is then offered for every customer’s papers and stays when its documents are deleted. Mark only set wording of papers that tells nothing about a person."
        confirmLabel="Mark as a phrase"
        busy={mark.isPending}
        error={mark.error ? describeError(mark.error).text : undefined}
        onConfirm={() => mark.mutate({ id })}
      >
        <p className="grid gap-1 wrap-anywhere">
          <bdi lang={lang} dir={directionOf(lang)} className="font-semibold">
            {source}
          </bdi>
          <span>{target}</span>
        </p>
      </AlertDialog>
    </>
  );
}
