import { useState } from 'react';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import { findFactFaults, type CertificateFacts } from '#shared/certificate/facts.ts';
import {
  acknowledgeableRules,
  findSourceFaults,
  unresolved,
  type AcknowledgeableRule,
  type Acknowledgement,
  type Finding,
} from '#shared/certificate/findings.ts';
import { proposeKind } from '#shared/certificate/paper-kinds.ts';
import type { ApproveInput, Inspection, ReviewView } from '#shared/schemas/authenticator.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Checked } from './checked.ts';

type Reasons = Readonly<Partial<Record<AcknowledgeableRule, string>>>;

export interface StatementDraft {
  checked: Checked;
  check: (points: Checked) => void;
  facts: CertificateFacts;
  setFacts: (facts: CertificateFacts) => void;
  /** Reasons for acknowledged warnings. */
  reasons: Reasons;
  setReason: (rule: AcknowledgeableRule, reason: string) => void;
  /** Findings of the files; of the original alone until the translation was inspected. */
  fileFindings: readonly Finding[];
  /** Faults of the facts, and findings of the file without a reason. */
  open: readonly Finding[];
  isComplete: boolean;
  /** The inspected file. */
  file: Inspection['file'] | undefined;
  /** The decision's input. */
  value: Omit<ApproveInput, 'id'>;
}

type StatementSubject = Pick<
  ReviewView,
  'id' | 'filename' | 'pages' | 'isBankStatement' | 'clientName' | 'userName' | 'hasTranslation' | 'status'
> & {
  /** Known in the workspace only; lists get it from the findings. */
  viewerPages?: number | null;
};

/** The draft of a reviewer's statement, about the uploaded file or the workflow's translation. */
export function useStatement(
  review: StatementSubject,
  { uploadId, enabled = true }: { uploadId?: string | undefined; enabled?: boolean } = {},
): StatementDraft {
  const [checked, setChecked] = useState<Checked>(new Set());
  const [facts, setFacts] = useState<CertificateFacts>(() => propose(review));
  const [reasons, setReasons] = useState<Reasons>({});
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const file = trpc.authenticator.inspect.useQuery(
    { id: review.id, uploadId },
    { enabled: enabled && review.status === 'pending' && (review.hasTranslation || uploadId !== undefined) },
  );
  const original = { counted: review.pages, shown: review.viewerPages ?? null };
  const fileFindings = file.data?.findings ?? findSourceFaults(original);
  const acknowledgements = acknowledgeableRules.flatMap((rule): Acknowledgement[] => {
    const reason = reasons[rule]?.trim() ?? '';
    return reason !== '' && fileFindings.some((finding) => finding.rule === rule) ? [{ rule, reason }] : [];
  });
  const cleaned = withoutEmpty(facts);
  const open = unresolved([...fileFindings, ...findFactFaults(cleaned, today)], acknowledgements);
  return {
    checked,
    check: setChecked,
    facts,
    setFacts,
    reasons,
    setReason: (rule, reason) => setReasons((known) => ({ ...known, [rule]: reason })),
    fileFindings,
    open,
    isComplete: checked.size === checklistPoints.length && open.length === 0,
    file: file.data?.file,
    value: { checklist: checklistPoints.filter((point) => checked.has(point)), facts: cleaned, acknowledgements },
  };
}

/** Initial facts from the order, for the reviewer to confirm. */
function propose({ filename, isBankStatement, clientName, userName }: StatementSubject): CertificateFacts {
  return {
    paperKind: proposeKind(filename, isBankStatement),
    holders: [{ name: clientName ?? userName ?? '', nativeName: '' }],
    issuer: '',
    registerNumber: '',
    issuedOn: '',
  };
}

function withoutEmpty({ paperKind, holders, issuer, registerNumber, issuedOn }: CertificateFacts): CertificateFacts {
  return {
    paperKind: paperKind.trim(),
    holders: holders.map(({ name, nativeName }) => ({
      name: name.trim(),
      ...(nativeName?.trim() ? { nativeName: nativeName.trim() } : {}),
    })),
    ...(issuer?.trim() ? { issuer: issuer.trim() } : {}),
    ...(registerNumber?.trim() ? { registerNumber: registerNumber.trim() } : {}),
    ...(issuedOn ? { issuedOn } : {}),
  };
}
