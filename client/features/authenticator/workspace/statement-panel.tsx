import { Link } from '@tanstack/react-router';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { checklistPoints, checklistWords } from '#shared/certificate/checklist.ts';
import { type FindingLevel, minReason } from '#shared/certificate/findings.ts';
import { type CertificateTerms, presetOf } from '#shared/certificate/presets/presets.ts';
import { presetIds, recipientLabels } from '#shared/certificate/recipients.ts';
import { describeCredential } from '#shared/certificate/signer.ts';
import { limits } from '#shared/limits.ts';
import type { SignerAnswer } from '#shared/schemas/signer.ts';
import { type Checked, toggle } from './checked.ts';
import { isAcknowledgeable, isTextRule, reasonLabelOf } from './finding-fields.ts';
import { StatementFacts } from './statement-facts.tsx';
import { StatementMissing } from './statement-missing.tsx';
import type { StatementDraft } from './use-statement.ts';

interface StatementTermsProps {
  terms: CertificateTerms;
  disabled: boolean;
  onChange: (terms: Partial<CertificateTerms>) => void;
}

const recipients = presetIds.map((id) => ({ value: id, label: recipientLabels[id] }));

export interface StatementPanelProps {
  statement: StatementDraft;
  language: string;
  disabled?: boolean;
}

const levelWords: Record<FindingLevel, string> = {
  law: 'Nobody can pass this.',
  answer: 'Passes with a reason.',
  advice: 'For your information.',
};

/** The reviewer's statement before a decision: what is missing, findings of the file, recipient and facts. */
export function StatementPanel({ statement, language, disabled = false }: StatementPanelProps) {
  const { shownFindings, facts, setFacts, terms, setTerms, reasons, setReason, open } = statement;
  return (
    <div className="grid gap-6">
      {disabled ? null : (
        <StatementMissing findings={statement.missing} facts={facts} isRefused={statement.isRefused} />
      )}
      <SignerNotice signer={statement.signer} />
      {shownFindings.map(({ rule, say, level }, index) => (
        <div key={`${rule} ${index}`} className="grid gap-3">
          <InlineAlert tone={level === 'law' ? 'error' : 'warn'} announce>
            {say} <span className="block text-xs">{levelWords[level]}</span>
          </InlineAlert>
          {level === 'answer' && shownFindings.findIndex((other) => other.rule === rule) === index ? (
            <Field
              label={reasonLabelOf(rule)}
              hint={isAcknowledgeable(rule) ? undefined : `At least ${minReason} letters. Kept with the certificate.`}
              disabled={disabled}
            >
              <Textarea
                name={isTextRule(rule) && !rule.startsWith('text.') ? `reason ${rule}` : rule}
                rows={2}
                maxLength={limits.reasonMax}
                value={reasons[rule] ?? ''}
                onChange={(event) => setReason(rule, event.currentTarget.value)}
              />
            </Field>
          ) : null}
        </div>
      ))}
      <StatementTerms terms={terms} disabled={disabled} onChange={setTerms} />
      <StatementFacts
        facts={facts}
        language={language}
        pages={statement.countedPages}
        findings={open}
        isRefused={statement.isRefused}
        disabled={disabled}
        onChange={setFacts}
      />
    </div>
  );
}

export interface StatementChecklistProps {
  checked: Checked;
  disabled?: boolean;
  onChange: (checked: Checked) => void;
}

/** The points to compare with the original before certifying. */
export function StatementChecklist({ checked, disabled, onChange }: StatementChecklistProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="flex w-full justify-between gap-4 font-semibold">
        Compared with the original
        <span className="font-normal text-ink-2 tabular-nums">
          {checked.size} of {checklistPoints.length}
        </span>
      </legend>
      <div className="mt-1 divide-y divide-line">
        {checklistPoints.map((point, index) => (
          <Checkbox
            key={point}
            name={`checklist.${point}`}
            aria-keyshortcuts={String(index + 1)}
            label={
              <>
                {checklistWords[point].label}
                <span className="block text-xs text-ink-2">{checklistWords[point].hint}</span>
              </>
            }
            checked={checked.has(point)}
            onChange={() => onChange(toggle(checked, point))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The checklist in one line, under the pages that it compares. */
export function ChecklistBar({ checked, disabled, onChange }: StatementChecklistProps) {
  return (
    <fieldset
      disabled={disabled}
      className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-sheet px-3 text-sm"
    >
      <legend className="sr-only">Compared with the original</legend>
      <p aria-hidden="true" className="me-auto py-2 font-semibold">
        Compared with the original{' '}
        <span className="font-normal text-ink-2 tabular-nums">
          {checked.size} of {checklistPoints.length}
        </span>
      </p>
      {checklistPoints.map((point, index) => (
        <Checkbox
          key={point}
          name={`checklist.${point}`}
          aria-keyshortcuts={String(index + 1)}
          title={checklistWords[point].hint}
          label={
            <>
              {checklistWords[point].label}
              <span className="sr-only">: {checklistWords[point].hint}</span>
            </>
          }
          checked={checked.has(point)}
          onChange={() => onChange(toggle(checked, point))}
        />
      ))}
    </fieldset>
  );
}

/** Who signs the certificate. What the profile lacks is listed with everything else that is missing. */
function SignerNotice({ signer }: { signer: SignerAnswer | undefined }) {
  const paths = useStaffPaths();
  if (!signer) return null;
  const { profile } = signer;
  return (
    <div>
      <p className="flex justify-between gap-4 font-semibold">
        Signed by
        <Link to={paths.profile} hash="how-you-sign" className="rounded-badge font-normal underline underline-offset-3">
          {signer.isWhole ? 'Change' : 'Complete your profile'}
        </Link>
      </p>
      {profile?.legalName ? (
        <p className="mt-1">
          <bdi>{profile.legalName}</bdi>
          <span className="block text-xs text-ink-2">{describeCredential(profile)}</span>
        </p>
      ) : (
        <p className="mt-1 text-ink-2">You have no signer’s profile yet.</p>
      )}
    </div>
  );
}

/** Who receives the certificate, which decides its wording, with the rule it follows in plain words. */
function StatementTerms({ terms, disabled, onChange }: StatementTermsProps) {
  const { source } = presetOf(terms.preset);
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <Field label="Who receives it" disabled={disabled}>
        <Select
          name="preset"
          options={recipients}
          value={terms.preset}
          onChange={(event) => {
            const preset = presetIds.find((id) => id === event.currentTarget.value);
            if (preset) onChange({ preset });
          }}
        />
      </Field>
      <div className="text-xs text-ink-2">
        <p>{source.says}</p>
        <p className="mt-1">
          {source.url === '' ? (
            source.name
          ) : (
            <a href={source.url} target="_blank" rel="noreferrer" className="inline-link">
              {source.name}
            </a>
          )}
          . Not legal advice.
        </p>
      </div>
      <Checkbox
        name="sourceCopy"
        label="Append a copy of the original, stamped as such"
        checked={terms.sourceCopy}
        onChange={(event) => onChange({ sourceCopy: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
