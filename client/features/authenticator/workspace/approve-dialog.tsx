import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import type { ReviewView } from '#shared/schemas/authenticator.ts';
import { goToMissing, missingOf } from './missing.ts';
import { ReviewFiles } from './review-files.tsx';
import { StatementPanel } from './statement-panel.tsx';
import type { useDecision } from './use-decision.ts';
import { useStatement } from './use-statement.ts';

interface ApproveDialogProps {
  review: ReviewView;
  decision: ReturnType<typeof useDecision>;
  onClose: () => void;
}

/** The statement for an approval from the list. */
export function ApproveDialog({ review, decision, onClose }: ApproveDialogProps) {
  const statement = useStatement(review, { decision: decision.state });
  const [missing] = missingOf(statement, undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          Approve “<bdi>{review.filename}</bdi>”?
        </>
      }
      description="You certify in your own name that this translation is complete and accurate. The client receives it right away."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            aria-disabled={!statement.isComplete || undefined}
            title={statement.isComplete ? undefined : missing?.say}
            onClick={() => {
              if (!statement.isComplete) {
                if (missing) goToMissing(missing);
                return;
              }
              onClose();
              decision.decide({ kind: 'approve', input: { id: review.id, ...statement.value } });
            }}
          >
            Approve
          </Button>
        </>
      }
    >
      <p className="mb-4 flex flex-wrap gap-x-4">
        <ReviewFiles review={review} />
      </p>
      <StatementPanel statement={statement} language={review.sourceLanguage} />
    </Dialog>
  );
}
