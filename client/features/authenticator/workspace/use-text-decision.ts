import { useMemo, useState } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { groupBy } from '#client/lib/group-by.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { ApproveInput } from '#shared/schemas/authenticator.ts';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { isReason } from '#shared/translation-checks/rules.ts';

export interface WarningAnswer {
  isRight: boolean;
  reason: string;
  /** Prints the reason as a translator's note. */
  isPrinted: boolean;
}

/** Warnings of one rule about one block, which share an answer. */
export interface Warning extends Pick<TextFinding, 'rule' | 'blockId'> {
  says: readonly string[];
  needsReason: boolean;
  answer: WarningAnswer;
  isAnswered: boolean;
  setAnswer: (change: Partial<WarningAnswer>) => void;
}

export interface TextDecision {
  /** The printed text as a data URL; undefined while it is printed. */
  preview: string | undefined;
  /** Not printed or checked yet. */
  isLoading: boolean;
  /** Why the text could not be printed or checked. */
  failure: string | undefined;
  errors: readonly TextFinding[];
  warnings: readonly Warning[];
  /** The text is printed, without errors, and each warning has its answer. */
  isComplete: boolean;
  value: Pick<ApproveInput, 'from' | 'textVersion' | 'textAcknowledgements'>;
}

const none: readonly TextFinding[] = [];
const unanswered: WarningAnswer = { isRight: false, reason: '', isPrinted: false };

/** Additions to the statement for a decision on the studio's text. */
export function useTextDecision(reviewId: string, enabled: boolean): TextDecision {
  const options = { enabled, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const;
  const printed = trpc.authenticator.previewText.useQuery({ id: reviewId }, options);
  const checks = trpc.authenticator.textChecks.useQuery({ id: reviewId }, options);
  const [answers, setAnswers] = useState<Readonly<Record<string, WarningAnswer>>>({});
  const pdfBase64 = printed.data?.pdfBase64;
  const preview = useMemo(
    () => (pdfBase64 === undefined ? undefined : `data:application/pdf;base64,${pdfBase64}`),
    [pdfBase64],
  );
  const findings = checks.data?.findings ?? none;
  const errors = findings.filter(({ level }) => level === 'law');
  const grouped = groupBy(
    findings.filter(({ level }) => level !== 'law'),
    ({ rule, blockId }) => `${rule} ${blockId ?? ''}`,
  );
  const warnings = [...grouped].flatMap(([key, [first, ...others]]): Warning[] => {
    if (first === undefined) return [];
    const answer = answers[key] ?? unanswered;
    return [
      {
        rule: first.rule,
        blockId: first.blockId,
        says: [first, ...others].map(placed),
        needsReason: first.level === 'answer',
        answer,
        isAnswered: isAnswered(first.level === 'answer', answer),
        setAnswer: (change) => setAnswers((given) => ({ ...given, [key]: { ...answer, ...change } })),
      },
    ];
  });
  const error = printed.error ?? checks.error;
  return {
    preview,
    isLoading: preview === undefined || checks.data === undefined,
    failure: error ? describeError(error).text : undefined,
    errors,
    warnings,
    isComplete:
      preview !== undefined &&
      checks.data !== undefined &&
      errors.length === 0 &&
      warnings.every((warning) => warning.isAnswered),
    value: {
      from: 'text',
      textVersion: checks.data?.version,
      textAcknowledgements: warnings.map(({ rule, blockId, answer: { reason, isPrinted } }) => ({
        rule,
        blockId,
        reason: reason.trim(),
        isPrinted: isPrinted && reason.trim() !== '',
      })),
    },
  };
}

/** Name of the input that takes a warning's answer. */
export function answerName({ rule, blockId }: Pick<Warning, 'rule' | 'blockId'>): string {
  return `answer ${rule} ${blockId ?? ''}`;
}

function isAnswered(needsReason: boolean, { isRight, reason }: WarningAnswer): boolean {
  return needsReason ? isReason(reason) : isRight;
}

function placed({ page, say }: TextFinding): string {
  return page === null ? say : `Page ${page}: ${say}`;
}
