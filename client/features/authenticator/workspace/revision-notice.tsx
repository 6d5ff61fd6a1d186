import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { ReviewDetails } from '#shared/schemas/authenticator.ts';
import { revisionLimits } from '#shared/team/revision.ts';

/** Notice above the files of a pending review that needs revision by a second person: its state, and the waiver for managers. */
export function RevisionNotice({ review }: { review: ReviewDetails }) {
  const isPending = review.status === 'pending' && review.notarySince === null;
  const { data } = trpc.authenticator.revision.useQuery({ id: review.id }, { enabled: isPending, staleTime: 0 });
  const { studio } = useStaffPaths();
  if (!isPending || !data?.isRequired) return null;
  const { isRevised, isStale, waiver, current, may } = data;
  const says = waiver
    ? `The revision was waived by ${waiver.waivedByName}: ${waiver.reason}`
    : isRevised
      ? `Revised by ${current?.reviserName ?? 'a colleague'}.`
      : isStale
        ? 'The text was changed after its reviser passed it. It is revised again before it is certified.'
        : 'Another person revises this translation before it is certified.';
  return (
    <InlineAlert
      tone={waiver || isRevised ? 'ok' : 'warn'}
      className="m-2 md:m-3"
      action={
        <div className="flex flex-wrap gap-2">
          {may.waive ? <Waiver reviewId={review.id} /> : null}
          <ButtonLink size="sm" variant="secondary" render={<Link to={studio} params={{ reviewId: review.id }} />}>
            Open Studio
          </ButtonLink>
        </div>
      }
    >
      <bdi>{says}</bdi>
    </InlineAlert>
  );
}

const minReason = 10;

function Waiver({ reviewId: id }: { reviewId: string }) {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const waive = trpc.admin.waiveRevision.useMutation({
    onSuccess: () => setOpen(false),
    onSettled: () => utils.authenticator.revision.invalidate({ id }),
  });
  const isShort = reason.trim().length < minReason;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="quiet">
          Waive Revision…
        </Button>
      }
      title="Waive the revision"
      description="The paper can be certified as a text or a file without a second person. The reason is kept in the audit log."
      busy={waive.isPending}
      footer={
        <Button
          busy={waive.isPending}
          onClick={() => {
            setTried(true);
            if (!isShort && !waive.isPending) waive.mutate({ id, reason: reason.trim() });
          }}
        >
          Waive Revision
        </Button>
      }
    >
      <div className="grid gap-4">
        <FailureAlert failure={waive.error ? describeError(waive.error) : undefined} />
        <Field
          label="Reason"
          hint={`At least ${String(minReason)} letters.`}
          error={isTried && isShort ? 'Say why nobody else has to revise it.' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={revisionLimits.noteMax}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
