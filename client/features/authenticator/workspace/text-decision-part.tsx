import { limits } from '#shared/limits.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import type { TextDecision } from './use-text-decision.ts';

export interface TextDecisionPartProps {
  decision: TextDecision;
  /** Decides on the workflow's file; absent without one. */
  onUseFile: (() => void) | undefined;
}

/** Above the statement of a decision from the studio's text: its findings, each warning with its reason. */
export function TextDecisionPart({ decision, onUseFile }: TextDecisionPartProps) {
  const { findings, failure, reasonOf, setReason } = decision;
  return (
    <section aria-label="The studio’s text" className="grid gap-3 text-sm">
      <p>You certify the text of the studio, printed as shown.</p>
      {onUseFile ? (
        <Button size="sm" variant="quiet" className="justify-self-start" onClick={onUseFile}>
          Use the workflow’s file instead
        </Button>
      ) : null}
      {failure === undefined ? null : (
        <InlineAlert tone="error" announce>
          {failure}
        </InlineAlert>
      )}
      {findings.map((finding) => (
        <div
          key={`${finding.rule} ${finding.blockId ?? ''} ${finding.page ?? ''} ${finding.say}`}
          className="grid gap-2"
        >
          <InlineAlert tone={finding.severity === 'error' ? 'error' : 'warn'}>{finding.say}</InlineAlert>
          {finding.severity === 'warning' ? (
            <Field label="Why it’s right">
              <Textarea
                rows={1}
                maxLength={limits.reasonMax}
                value={reasonOf(finding)}
                onChange={(event) => setReason(finding, event.currentTarget.value)}
              />
            </Field>
          ) : null}
        </div>
      ))}
    </section>
  );
}
