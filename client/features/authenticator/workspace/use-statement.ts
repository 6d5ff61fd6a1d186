import { useEffect, useState } from 'react';
import type { Failure } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import {
  acknowledgeableRules,
  findSourceFaults,
  findUncheckedPoints,
  minReason,
  unresolved,
  type Acknowledgement,
  type Finding,
  type FindingReason,
} from '#shared/certificate/findings.ts';
import { proposeKind } from '#shared/certificate/kind-titles.ts';
import { lintCertificate, type SignerFacts } from '#shared/certificate/linter.ts';
import { termsOf, type CertificateTerms } from '#shared/certificate/presets/presets.ts';
import type { ApproveInput, Inspection, ReviewView } from '#shared/schemas/authenticator.ts';
import type { SignerAnswer } from '#shared/schemas/signer.ts';
import type { SpelledName, Spelling } from '#shared/spelling.ts';
import type { Checked } from './checked.ts';
import { isAcknowledgeable, isSignerRule, isTextRule } from './finding-fields.ts';
import type { DecisionState } from './pending-decisions.ts';

/** By rule. */
type Reasons = Readonly<Record<string, string>>;

export interface StatementDraft {
  checked: Checked;
  check: (points: Checked) => void;
  facts: CertificateFacts;
  setFacts: (facts: CertificateFacts) => void;
  /** Recipient and copy of the source, which decide wording and requirements. */
  terms: CertificateTerms;
  setTerms: (terms: Partial<CertificateTerms>) => void;
  /** Pages of the original as counted. */
  countedPages: number;
  /** Reasons for passing findings that need one. */
  reasons: Reasons;
  setReason: (rule: string, reason: string) => void;
  /** Who signs; undefined while loading. */
  signer: SignerAnswer | undefined;
  /** Findings of the files and warnings, shown above the form; of the original alone until the translation was inspected. */
  shownFindings: readonly Finding[];
  /** Faults of the facts, and findings without a reason. */
  open: readonly Finding[];
  /** Everything to do before the decision, unticked points first. */
  missing: readonly Finding[];
  /** The server refused the last decision as incomplete. */
  isRefused: boolean;
  isComplete: boolean;
  /** The inspected file. */
  file: Inspection['file'] | undefined;
  /** The decision's input. */
  value: Omit<ApproveInput, 'id'>;
}

type StatementSubject = Pick<
  ReviewView,
  | 'id'
  | 'filename'
  | 'ordered'
  | 'pages'
  | 'isBankStatement'
  | 'hasTranslation'
  | 'status'
  | 'recipient'
  | 'sourceCopy'
  | 'sourceLanguage'
  | 'targetLanguage'
> & {
  /** Known in the workspace only; lists get it from the findings. */
  viewerPages?: number | null;
  /** The customer's names, in the workspace only; lists get those that the file names with its findings. */
  spelling?: Pick<Spelling, 'people'>;
};

interface StatementOptions {
  uploadId?: string | undefined;
  enabled?: boolean;
  /** Decides on the studio's text in place of a file. */
  isOfText?: boolean;
  /** State of the decision; a refusal lists the missing entries. */
  decision?: DecisionState | undefined;
}

const unticked: Checked = new Set();

/** The draft of a reviewer's statement, about the uploaded file or the workflow's translation. */
export function useStatement(
  review: StatementSubject,
  { uploadId, enabled = true, isOfText = false, decision }: StatementOptions = {},
): StatementDraft {
  const about = uploadId ?? (isOfText ? 'text' : 'file');
  const [ticks, setTicks] = useState<{ about: string; points: Checked }>({ about, points: unticked });
  // Ticks apply to the compared file only.
  const checked = ticks.about === about ? ticks.points : unticked;
  const [choice, setChoice] = useState<Partial<CertificateTerms>>({});
  const [reasons, setReasons] = useState<Reasons>({});
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const file = trpc.authenticator.inspect.useQuery(
    { id: review.id, uploadId },
    {
      enabled: enabled && !isOfText && review.status === 'pending' && (review.hasTranslation || uploadId !== undefined),
    },
  );
  const people = review.spelling?.people;
  const ofText = useProposedFacts(review.id, { enabled: enabled && isOfText, today, people });
  // The file's query keeps its data after the text was chosen.
  const inspected = isOfText ? undefined : file.data;
  const ofFile = inspected && { holders: inspected.holders };
  const { facts, setFacts } = useFacts(review, isOfText ? { text: ofText } : { file: ofFile });
  const { data: signer } = trpc.authenticator.signerProfile.useQuery(undefined, { enabled });
  const cleaned = withoutEmpty(facts);
  const terms = termsOf(review, choice);
  const linted = lintCertificate({
    preset: terms.preset,
    facts: cleaned,
    sourceLanguage: review.sourceLanguage,
    targetLanguage: review.targetLanguage,
    hasSourceCopy: terms.sourceCopy,
    signer: signerFacts(signer),
    today,
  });
  const fileFindings = inspectionFindings(review, cleaned, inspected?.findings);
  const refused = useRefusedFindings(decision, cleaned);
  const known = uniqueRules([...(signer?.findings ?? []), ...fileFindings, ...linted]);
  const serverFindings = refused.filter(({ rule }) => isServerRule(rule) && !known.some((one) => one.rule === rule));
  const findings = [...known, ...serverFindings];
  const acknowledgements = acknowledgeableRules.flatMap((rule): Acknowledgement[] => {
    const reason = reasons[rule]?.trim() ?? '';
    return reason !== '' && findings.some((finding) => finding.rule === rule) ? [{ rule, reason }] : [];
  });
  const answers = findings.flatMap(({ rule, level }): FindingReason[] => {
    const reason = reasons[rule]?.trim() ?? '';
    return level === 'answer' && !isAcknowledgeable(rule) && reason.length >= minReason ? [{ rule, reason }] : [];
  });
  const open = unresolved(findings, acknowledgements, answers);
  const points = checklistPoints.filter((point) => checked.has(point));
  // Findings of the last refusal stay listed, but the server decides about them again.
  const blocking = open.filter(
    (finding) => !serverFindings.includes(finding) || finding.level === 'answer' || isTextRule(finding.rule),
  );
  return {
    checked,
    check: (next) => setTicks({ about, points: next }),
    facts,
    setFacts,
    terms,
    setTerms: (change) => setChoice((chosen) => ({ ...chosen, ...change })),
    countedPages: review.pages,
    signer,
    reasons,
    setReason: (rule, reason) => setReasons((given) => ({ ...given, [rule]: reason })),
    shownFindings: findings.filter(({ rule, level }) => level !== 'law' || rule.startsWith('file.')),
    open,
    missing: [...findUncheckedPoints(points), ...open],
    isRefused: refused.length > 0,
    isComplete: points.length === checklistPoints.length && blocking.length === 0,
    file: inspected?.file,
    value: {
      checklist: points,
      facts: cleaned,
      acknowledgements,
      ...(answers.length > 0 && { reasons: answers }),
      ...choice,
    },
  };
}

type Proposals = Partial<CertificateFacts> | undefined;

/** Starts with the order's facts, and fills unchanged ones from the text or file under decision. */
function useFacts(review: StatementSubject, { text, file }: { text?: Proposals; file?: Proposals }) {
  const [facts, setFacts] = useState<CertificateFacts>(() => propose(review));
  const [taken, setTaken] = useState<'text' | 'file'>();
  const from = text ? 'text' : 'file';
  const proposed = text ?? file;
  if (proposed && taken !== from) {
    setTaken(from);
    setFacts(withProposals(facts, review, proposed));
  }
  return { facts, setFacts };
}

/** Findings from the server's inspection of both files, or of the original only; checked against the page count the reviewer states. */
function inspectionFindings(
  { pages, viewerPages = null }: StatementSubject,
  { pages: stated }: CertificateFacts,
  inspected: readonly Finding[] | undefined,
): readonly Finding[] {
  const isRestated = stated !== undefined && stated !== pages;
  if (!inspected) return findSourceFaults({ counted: pages, shown: viewerPages, stated });
  if (!isRestated) return inspected;
  const others = inspected.filter(({ rule }) => rule !== 'source.page-count');
  return [...findSourceFaults({ counted: pages, shown: viewerPages, stated }), ...others];
}

function uniqueRules(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ rule }, index) => findings.findIndex((other) => other.rule === rule) === index);
}

/** The reader's profile for the linter; undefined while it loads, and without one. */
function signerFacts(answer: SignerAnswer | undefined): SignerFacts | undefined {
  if (!answer?.profile) return undefined;
  const { nativeName, email, phone, signature, ...profile } = answer.profile;
  return {
    ...profile,
    nativeName: nativeName ?? undefined,
    email: email ?? undefined,
    phone: phone ?? undefined,
    hasSignature: signature !== null,
  };
}

/** Rules that the server alone can judge. */
function isServerRule(rule: string): boolean {
  return isSignerRule(rule) || isTextRule(rule) || rule === 'ircc.affidavit';
}

/** Findings of the last refusal; those on the text are dropped once the facts change. */
function useRefusedFindings(decision: DecisionState | undefined, facts: CertificateFacts): Finding[] {
  const failure = decision?.step === 'failed' ? decision.failure : undefined;
  const stated = JSON.stringify(facts);
  const [last, setLast] = useState({ failure, stated });
  if (last.failure !== failure) setLast({ failure, stated });
  return refusedFindings(failure).filter(({ rule }) => !isTextRule(rule) || last.stated === stated);
}

/** The findings with which the server refused a decision. */
export function refusedFindings(failure: Failure | undefined): Finding[] {
  if (failure?.code !== 'CERTIFICATE_INCOMPLETE') return [];
  const { findings } = failure.details;
  return Array.isArray(findings) ? findings.filter(isFinding) : [];
}

function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'rule' in value && 'say' in value && 'level' in value;
}

/** Initial facts from the order, for the reviewer to confirm. The holder is the person the paper names, not the customer. */
function propose({ filename, isBankStatement, ordered }: StatementSubject): CertificateFacts {
  return {
    paperKind: ordered?.paperKind ?? proposeKind(filename, isBankStatement),
    holders: [{ name: '', nativeName: '' }],
    issuer: '',
    place: '',
    registerNumber: '',
    issuedOn: '',
    marks: [],
  };
}

const textFacts = ['issuer', 'place', 'registerNumber', 'issuedOn'] as const;

/** Facts of the text, for fields that still have the value proposed from the order. */
function withProposals(
  facts: CertificateFacts,
  review: StatementSubject,
  proposed: Partial<CertificateFacts>,
): CertificateFacts {
  const ordered = propose(review);
  const isOrdered = (name: keyof CertificateFacts) => JSON.stringify(facts[name]) === JSON.stringify(ordered[name]);
  const { holders, paperKind, marks, ...texts } = proposed;
  const taken: Partial<CertificateFacts> = {};
  for (const name of textFacts) if (texts[name] !== undefined && isOrdered(name)) taken[name] = texts[name];
  // A kind chosen by the customer takes precedence.
  if (paperKind !== undefined && !review.ordered?.paperKind && isOrdered('paperKind')) taken.paperKind = paperKind;
  if (marks && isOrdered('marks')) taken.marks = marks;
  if (holders && holders.length > 0 && isOrdered('holders'))
    taken.holders = holders.map((holder) => ({ nativeName: '', ...holder }));
  return { ...facts, ...taken };
}

function withoutEmpty(facts: CertificateFacts): CertificateFacts {
  const { paperKind, holders, issuer, place, registerNumber, issuedOn, pages, marks } = facts;
  return {
    paperKind: paperKind.trim(),
    holders: holders.map(({ name, nativeName }) => ({
      name: name.trim(),
      ...(nativeName?.trim() ? { nativeName: nativeName.trim() } : {}),
    })),
    ...(issuer?.trim() ? { issuer: issuer.trim() } : {}),
    ...(place?.trim() ? { place: place.trim() } : {}),
    ...(registerNumber?.trim() ? { registerNumber: registerNumber.trim() } : {}),
    ...(issuedOn ? { issuedOn } : {}),
    ...(pages === undefined ? {} : { pages }),
    ...(marks && marks.length > 0 ? { marks } : {}),
  };
}

const noPeople: readonly SpelledName[] = [];

/** Facts that the text of the studio states; undefined while they load, and unless enabled. */
function useProposedFacts(
  reviewId: string,
  {
    enabled,
    today,
    people = noPeople,
  }: { enabled: boolean; today: string; people?: readonly SpelledName[] | undefined },
): Partial<CertificateFacts> | undefined {
  const [proposed, setProposed] = useState<Partial<CertificateFacts>>();
  // Apart from the studio's own query, which must not find a text in the cache.
  const text = trpc.authenticator.textChanges.useQuery(
    { id: reviewId, version: 0 },
    { enabled, gcTime: 0, refetchOnWindowFocus: false },
  );
  const blocks = text.data?.changed;
  useEffect(() => {
    if (!blocks) return undefined;
    let isShown = true;
    // Loaded on demand: it reads dates, which no list of reviews needs.
    import('#shared/certificate/propose-facts.ts').then(
      ({ proposeFacts }) => {
        if (isShown) setProposed(proposeFacts(blocks, { today, people }));
      },
      // Without them the facts are typed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [blocks, today, people]);
  return proposed;
}
