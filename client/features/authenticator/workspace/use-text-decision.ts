import { useMemo, useState } from 'react';
import type { ApproveInput } from '#shared/schemas/authenticator.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { describeError } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';

export interface TextDecision {
  /** The printed text as a data URL; undefined while it is printed. */
  preview: string | undefined;
  /** Why the text could not be printed or checked. */
  failure: string | undefined;
  findings: readonly TextFinding[];
  reasonOf: (finding: TextFinding) => string;
  setReason: (finding: TextFinding, reason: string) => void;
  /** The text is printed, without errors, and each warning has its reason. */
  isComplete: boolean;
  value: Pick<ApproveInput, 'from' | 'textVersion' | 'textAcknowledgements'>;
}

const none: readonly TextFinding[] = [];

/** What a decision from the studio's text adds to the statement. */
export function useTextDecision(reviewId: string, enabled: boolean): TextDecision {
  const options = { enabled, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const;
  const printed = trpc.authenticator.previewText.useQuery({ id: reviewId }, options);
  const checks = trpc.authenticator.textChecks.useQuery({ id: reviewId }, options);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const pdfBase64 = printed.data?.pdfBase64;
  const preview = useMemo(
    () => (pdfBase64 === undefined ? undefined : `data:application/pdf;base64,${pdfBase64}`),
    [pdfBase64],
  );
  const findings = checks.data?.findings ?? none;
  const reasonOf = (finding: TextFinding) => reasons[keyOf(finding)] ?? '';
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const error = printed.error ?? checks.error;
  return {
    preview,
    failure: error ? describeError(error).text : undefined,
    findings,
    reasonOf,
    setReason: (finding, reason) => setReasons((given) => ({ ...given, [keyOf(finding)]: reason })),
    isComplete:
      preview !== undefined &&
      checks.data !== undefined &&
      warnings.length === findings.length &&
      warnings.every((finding) => reasonOf(finding).trim() !== ''),
    value: {
      from: 'text',
      textVersion: checks.data?.version,
      textAcknowledgements: warnings.map((finding) => ({
        rule: finding.rule,
        blockId: finding.blockId,
        reason: reasonOf(finding).trim(),
        isPrinted: false,
      })),
    },
  };
}

function keyOf({ rule, blockId, page, say }: TextFinding): string {
  return [rule, blockId ?? '', page ?? '', say].join(' ');
}
