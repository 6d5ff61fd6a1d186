import { groupBy } from '#client/lib/group-by.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { isReason, reasonWanted } from '#shared/translation-checks/rules.ts';
import { textErrors } from './missing.ts';
import { answerName, type TextDecision, type Warning } from './use-text-decision.ts';

export interface TextDecisionPartProps {
  decision: TextDecision;
  /** Decides on the workflow's file; absent without one. */
  onUseFile: (() => void) | undefined;
}

/** Above the statement of a decision from the studio's text: what the checks found, each warning with its answer. */
export function TextDecisionPart({ decision, onUseFile }: TextDecisionPartProps) {
  const { errors, warnings, failure } = decision;
  return (
    <section aria-label="The studio’s text" tabIndex={-1} data-missing={textErrors} className="grid gap-3 text-sm">
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
      {errors.length === 0 ? null : <h3 className="font-semibold">Nobody can pass these: mend them in the studio</h3>}
      {[...groupBy(errors, sayOf)].map(([say, alike]) => (
        <InlineAlert key={say} tone="error">
          {say} {alike.length > 1 ? <span className="block text-xs">{alike.length} blocks</span> : null}
        </InlineAlert>
      ))}
      {warnings.map((warning) => (
        <WarningPart key={`${warning.rule} ${warning.blockId ?? ''}`} {...warning} />
      ))}
    </section>
  );
}

function sayOf({ page, say }: TextFinding): string {
  return page === null ? say : `Page ${page}: ${say}`;
}

function WarningPart({ rule, blockId, says, needsReason, answer, setAnswer }: Warning) {
  const name = answerName({ rule, blockId });
  const { isRight, reason, isPrinted } = answer;
  return (
    <div className="grid gap-2">
      <InlineAlert tone="warn">
        {says.map((say) => (
          <p key={say}>{say}</p>
        ))}
      </InlineAlert>
      {needsReason ? (
        <Field label="Why it’s right" error={reason === '' || isReason(reason) ? undefined : reasonWanted}>
          <Textarea
            name={name}
            rows={1}
            maxLength={limits.reasonMax}
            value={reason}
            onChange={(event) => setAnswer({ reason: event.currentTarget.value })}
          />
        </Field>
      ) : (
        <Checkbox
          name={name}
          label={rule === 'name-unconfirmed' ? 'I compared each letter' : 'It’s right as it is'}
          checked={isRight}
          onChange={(event) => setAnswer({ isRight: event.currentTarget.checked })}
        />
      )}
      {reason.trim() === '' ? null : (
        <Checkbox
          label="Print the reason as a translator’s note"
          checked={isPrinted}
          onChange={(event) => setAnswer({ isPrinted: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
