import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useStudio, useText } from '#client/features/authenticator/studio/studio-context.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { type AlertTone, InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { TextRevision } from '#shared/schemas/text-revision.ts';
import { revisionLimits, revisionReasonLabel } from '#shared/team/revision.ts';
import { useRevision, useRevisionSteps } from './use-revision.ts';

interface CloseRevisionDialogProps {
  reviewId: string;
  how: 'pass' | 'return';
  steps: Pick<ReturnType<typeof useRevisionSteps>, 'pass' | 'giveBack'>;
  onClose: () => void;
}

type Steps = ReturnType<typeof useRevisionSteps>;

/** Strip below the header: the state of the text's revision, and the actions that the user may take. */
export function RevisionStrip({ reviewId, onShow }: { reviewId: string; onShow: () => void }) {
  const { data: revision } = useRevision(reviewId);
  const steps = useRevisionSteps(reviewId);
  const [closing, setClosing] = useState<'pass' | 'return'>();
  if (!revision?.isRequired) return null;
  const { tone, says } = standingOf(revision);
  return (
    <section aria-label="Revision" className="border-b border-line">
      <InlineAlert
        tone={tone}
        className="rounded-none! py-2!"
        action={
          <div className="flex flex-wrap gap-2">
            {revision.current && revision.current.state !== 'waiting' ? (
              <Button size="sm" variant="quiet" onClick={onShow}>
                Show Changes
              </Button>
            ) : null}
            <StripActions revision={revision} steps={steps} onClose={setClosing} />
          </div>
        }
      >
        {says}
      </InlineAlert>
      {closing ? (
        <CloseRevisionDialog
          key={closing}
          reviewId={reviewId}
          how={closing}
          steps={steps}
          onClose={() => setClosing(undefined)}
        />
      ) : null}
    </section>
  );
}

interface StripActionsProps {
  revision: TextRevision;
  steps: Steps;
  onClose: (how: 'pass' | 'return') => void;
}

function StripActions({ revision: { may }, steps, onClose }: StripActionsProps) {
  const { reviewId: id } = useStudio();
  return (
    <>
      {may.submit ? <SubmitButton steps={steps} /> : null}
      {may.withdraw ? (
        <Button
          size="sm"
          variant="secondary"
          busy={steps.withdraw.isPending}
          onClick={() => steps.withdraw.mutate({ id })}
        >
          Take Back
        </Button>
      ) : null}
      {may.take ? (
        <Button size="sm" busy={steps.take.isPending} onClick={() => steps.take.mutate({ id })}>
          Revise
        </Button>
      ) : null}
      {may.revise ? (
        <>
          <Button size="sm" variant="quiet" busy={steps.release.isPending} onClick={() => steps.release.mutate({ id })}>
            Give Back
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onClose('return')}>
            Return…
          </Button>
          <Button size="sm" onClick={() => onClose('pass')}>
            Pass…
          </Button>
        </>
      ) : null}
    </>
  );
}

/** Saves first, so that the submitted text is the one on screen. */
function SubmitButton({ steps: { submit } }: { steps: Steps }) {
  const { reviewId: id, queue, store } = useStudio();
  const toast = useToast();
  const left = useText(({ summary }) => summary().blocks - summary().confirmed);
  return (
    <Button
      size="sm"
      busy={submit.isPending}
      onClick={() => {
        if (left > 0) {
          toast.show({
            title: 'Confirm every block first',
            description: `${String(left)} of them ${left === 1 ? 'is' : 'are'} open. Filter by “Unconfirmed” to find them.`,
          });
          return;
        }
        queue.flush().then(
          () => submit.mutate({ id, version: store.version() }),
          (error: unknown) => toast.show({ tone: 'error', title: 'Not saved', description: describeError(error).text }),
        );
      }}
    >
      Ready for Revision
    </Button>
  );
}

/** State of the revision, in words. */
function standingOf(revision: TextRevision): { tone: AlertTone; says: ReactNode } {
  const { current, waiver, reason, isRevised, isStale, may } = revision;
  if (waiver) {
    return {
      tone: 'info',
      says: (
        <>
          <bdi>{waiver.waivedByName}</bdi> waived the revision: <bdi>{waiver.reason}</bdi>
        </>
      ),
    };
  }
  if (current?.state === 'waiting') {
    return {
      tone: 'info',
      says: (
        <>
          <bdi>{current.translatorName}</bdi> handed it to the revisers{' '}
          <DateTime value={current.submittedAt} format="dayTime" />. It changes again once it is revised.
        </>
      ),
    };
  }
  if (current?.state === 'taken') return { tone: may.revise ? 'warn' : 'info', says: <Taken revision={revision} /> };
  if (isRevised) return { tone: 'ok', says: <Passed revision={revision} /> };
  if (current?.state === 'returned') {
    return {
      tone: 'warn',
      says: (
        <>
          <bdi>{current.reviserName}</bdi> returned it: <bdi>{current.note}</bdi>
        </>
      ),
    };
  }
  if (isStale) return { tone: 'warn', says: 'The text was changed after its reviser passed it: it is revised again.' };
  const why = reason === null ? '' : `${revisionReasonLabel[reason]}: `;
  return { tone: 'info', says: `${why}another person revises this translation before it is certified.` };
}

function Taken({ revision: { current, may } }: { revision: TextRevision }) {
  return may.revise ? (
    <>
      You revise the translation of <bdi>{current?.translatorName}</bdi>. Correct it, mark its errors, then pass or
      return it.
    </>
  ) : (
    <>
      <bdi>{current?.reviserName}</bdi> revises this text. It changes again once they pass or return it.
    </>
  );
}

function Passed({ revision: { current } }: { revision: TextRevision }) {
  return (
    <>
      Revised by <bdi>{current?.reviserName}</bdi>. {current?.note ? <bdi>{current.note}</bdi> : null}
    </>
  );
}

/** Approves the text as it is, or returns it with a note. */
function CloseRevisionDialog({ reviewId: id, how, steps, onClose }: CloseRevisionDialogProps) {
  const formId = useId();
  const { queue, store } = useStudio();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [unsaved, setUnsaved] = useState<Failure>();
  const { pass, giveBack } = steps;
  const isReturn = how === 'return';
  const isNoteless = isReturn && note.trim().length < 3;
  const busy = pass.isPending || giveBack.isPending;
  const error = isReturn ? giveBack.error : pass.error;

  async function close() {
    try {
      await queue.flush();
    } catch (cause) {
      setUnsaved(describeError(cause));
      return;
    }
    const done = { onSuccess: onClose };
    if (isReturn) giveBack.mutate({ id, note: note.trim() }, done);
    else pass.mutate({ id, version: store.version(), note: note.trim() }, done);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNoteless && !busy) void close();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isReturn ? 'Return the text to its translator' : 'Pass the text'}
      description={
        isReturn
          ? 'They correct it and hand it to the revisers again. What you corrected stays.'
          : 'It can be certified as it stands. Once somebody changes it, it is revised again.'
      }
      busy={busy}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {isReturn ? 'Return Text' : 'Pass Text'}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={unsaved ?? (error ? describeError(error) : undefined)} />
        <Field
          label="Note"
          optional={!isReturn}
          hint={isReturn ? 'What is to be corrected.' : 'For the translator.'}
          error={isTried && isNoteless ? 'Say what is to be corrected.' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={revisionLimits.noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
