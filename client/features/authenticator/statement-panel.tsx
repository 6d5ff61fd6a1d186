import { limits } from '#shared/limits.ts';
import { Field } from '../../ui/field.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { StatementChecklist } from './statement-checklist.tsx';
import { StatementFacts } from './statement-facts.tsx';
import type { Statement } from './use-statement.ts';

export interface StatementPanelProps {
  statement: Statement;
  language: string;
  disabled?: boolean;
}

/** Everything a reviewer states before deciding: what is wrong with the file, the checklist, the facts. */
export function StatementPanel({ statement, language, disabled = false }: StatementPanelProps) {
  const { fileFindings, checked, check, facts, setFacts, reason, setReason, open } = statement;
  return (
    <>
      {fileFindings.map(({ rule, say, severity }) => (
        <InlineAlert key={rule} tone={severity === 'error' ? 'error' : 'warn'} announce>
          {say}
        </InlineAlert>
      ))}
      {fileFindings.some(({ severity }) => severity === 'warning') ? (
        <Field label="Why the numbers of pages differ" disabled={disabled}>
          <Textarea
            rows={2}
            maxLength={limits.reasonMax}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
            }}
          />
        </Field>
      ) : null}
      <StatementChecklist checked={checked} disabled={disabled} onChange={check} />
      <StatementFacts facts={facts} language={language} findings={open} disabled={disabled} onChange={setFacts} />
    </>
  );
}
