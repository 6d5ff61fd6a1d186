import { useState } from 'react';
import { refusedFindings } from '#client/features/authenticator/workspace/use-statement.ts';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { minReason, type Finding } from '#shared/certificate/findings.ts';
import { limits } from '#shared/limits.ts';

export interface RefusedFindingsProps {
  failure: Failure | undefined;
  findings: readonly Finding[];
  /** By rule. */
  reasons: Readonly<Record<string, string>>;
  onReason: (rule: string, reason: string) => void;
}

/** Findings with which the server refused a revision, with an input for each reason it asks for. */
export function RefusedFindings({ failure, findings, reasons, onReason }: RefusedFindingsProps) {
  const parts = findings.map(({ rule, say, level }, index) => (
    <div key={`${rule} ${say}`} className="grid gap-3">
      <InlineAlert tone={level === 'law' ? 'error' : 'warn'} announce>
        {say}
      </InlineAlert>
      {level === 'answer' && findings.findIndex((other) => other.rule === rule) === index ? (
        <Field label="Why it is right as it stands" hint={`At least ${minReason} letters. Kept with the certificate.`}>
          <Textarea
            name={`reason ${rule}`}
            rows={2}
            maxLength={limits.reasonMax}
            value={reasons[rule] ?? ''}
            onChange={(event) => onReason(rule, event.currentTarget.value)}
          />
        </Field>
      ) : null}
    </div>
  ));
  return (
    <>
      <FailureAlert failure={failure} />
      {parts}
    </>
  );
}

/** The findings of a refusal with their reasons; `value` holds the reasons that are long enough, for the next attempt. */
export function useRefusedFindings(error: unknown): RefusedFindingsProps & {
  value: { reasons?: { rule: string; reason: string }[] };
} {
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const failure = error ? describeError(error) : undefined;
  const findings = refusedFindings(failure);
  const rules = new Set(findings.filter(({ level }) => level === 'answer').map(({ rule }) => rule));
  const given = [...rules].flatMap((rule) => {
    const reason = reasons[rule]?.trim() ?? '';
    return reason.length >= minReason ? [{ rule, reason }] : [];
  });
  return {
    failure,
    findings,
    reasons,
    onReason: (rule, reason) => setReasons((all) => ({ ...all, [rule]: reason })),
    // Without new reasons, the server keeps those of the certified statement.
    value: given.length > 0 ? { reasons: given } : {},
  };
}
