import { useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { questionWords, type QuestionCause } from '#shared/certificate-question.ts';

export interface CertificateQuestionProps {
  documentId: string;
  filename: string;
  cause: QuestionCause;
}

/** An open question about a certificate, with its two answers. Withdrawing is public, so it is confirmed first. */
export function CertificateQuestion({ documentId, filename, cause }: CertificateQuestionProps) {
  return (
    <section className="rounded-control border border-line bg-warn-soft p-3" aria-label="Open question">
      <p className="font-medium">{questionWords[cause]}</p>
      <p className="mt-2">
        <CertificateAnswers documentId={documentId} filename={filename} />
      </p>
    </section>
  );
}

export function CertificateAnswers({ documentId, filename }: Omit<CertificateQuestionProps, 'cause'>) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const answer = trpc.admin.answerCertificate.useMutation({
    onSuccess: (_done, { answer: given }) => {
      setIsConfirming(false);
      toast.show({
        tone: 'ok',
        title: given === 'keep' ? 'Certificate kept valid' : 'Certificate withdrawn',
        description: filename,
      });
    },
    onError: (error, { answer: given }) => {
      // The confirmation dialog shows this error.
      if (given === 'withdraw') return;
      toast.show({ tone: 'error', title: 'The answer wasn’t saved', description: describeError(error).text });
    },
    onSettled: () => Promise.all([utils.admin.invalidate(), utils.verification.invalidate()]),
  });

  function submit(given: 'keep' | 'withdraw') {
    if (!answer.isPending) answer.mutate({ id: documentId, answer: given });
  }

  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        busy={answer.isPending && !isConfirming}
        aria-label={`Keep it valid: certificate of ${filename}`}
        onClick={() => submit('keep')}
      >
        Keep it valid
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Withdraw it: certificate of ${filename}`}
        onClick={() => {
          answer.reset();
          setIsConfirming(true);
        }}
      >
        Withdraw it…
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Withdraw the certificate?"
        description="Anyone who checks its code will see that it was revoked, and when. This can’t be undone here."
        confirmLabel="Withdraw certificate"
        busy={answer.isPending}
        onConfirm={() => submit('withdraw')}
      >
        <FailureAlert failure={answer.error ? describeError(answer.error) : undefined} />
      </AlertDialog>
    </span>
  );
}
