import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import type { ApproveInput, ReviewDetails } from '#shared/schemas/authenticator.ts';
import type { TextAcknowledgement, TextFinding } from '#shared/schemas/studio.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';

interface TextDecisionDialogProps {
  review: ReviewDetails;
  onApprove: (text: Pick<ApproveInput, 'from' | 'textVersion' | 'textAcknowledgements'>) => void;
  onClose: () => void;
}

interface Answer {
  reason: string;
  isPrinted: boolean;
}

/** One warning of a rule about a block; its answer holds for all of them. */
const keyOf = ({ rule, blockId }: TextFinding): string => `${rule} ${blockId ?? ''}`;

/** What the checks say of the text: errors have to be mended in the studio, warnings want a reason. */
export function TextDecisionDialog({ review, onApprove, onClose }: TextDecisionDialogProps) {
  const { data, error } = trpc.authenticator.textChecks.useQuery({ id: review.id }, { gcTime: 0, retry: false });
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const findings = data?.findings ?? [];
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = [
    ...new Map(findings.filter(({ severity }) => severity === 'warning').map((one) => [keyOf(one), one])),
  ];
  const answerOf = (key: string): Answer => answers[key] ?? { reason: '', isPrinted: false };
  const isAnswered = warnings.every(([key]) => answerOf(key).reason.trim() !== '');

  function approve() {
    if (!data) return;
    const textAcknowledgements = warnings.map(([key, { rule, blockId }]): TextAcknowledgement => {
      const { reason, isPrinted } = answerOf(key);
      return { rule, blockId, reason: reason.trim(), isPrinted };
    });
    onApprove({ from: 'text', textVersion: data.version, textAcknowledgements });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Approve the text?"
      description="The text is typeset and certified in your own name as complete and accurate. The client receives it right away."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!data || errors.length > 0 || !isAnswered} onClick={approve}>
            Approve text
          </Button>
        </>
      }
    >
      {error ? <InlineAlert tone="error">{describeError(error).text}</InlineAlert> : null}
      {!data && !error ? <Spinner label="Checking the text…" className="mx-auto my-8" /> : null}
      {errors.length > 0 ? (
        <InlineAlert tone="error">
          <p>Mend these in the studio first:</p>
          <ul className="list-disc ps-5">
            {errors.map((finding, index) => (
              <li key={`${keyOf(finding)} ${String(index)}`}>{placed(finding)}</li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
      {errors.length === 0
        ? warnings.map(([key, finding]) => {
            const answer = answerOf(key);
            const change = (part: Partial<Answer>) =>
              setAnswers((given) => ({ ...given, [key]: { ...answer, ...part } }));
            return (
              <div key={key} className="mb-4">
                <Field label={placed(finding)} hint="Say why it is right as it is.">
                  <TextInput
                    value={answer.reason}
                    maxLength={limits.reasonMax}
                    onChange={(event) => change({ reason: event.target.value })}
                  />
                </Field>
                <Checkbox
                  label="Print the reason as a translator’s note"
                  checked={answer.isPrinted}
                  onChange={(event) => change({ isPrinted: event.target.checked })}
                />
              </div>
            );
          })
        : null}
      {data && findings.length === 0 ? <p>The checks found nothing to mend.</p> : null}
    </Dialog>
  );
}

function placed({ page, say }: TextFinding): string {
  return page === null ? say : `Page ${page}: ${say}`;
}
