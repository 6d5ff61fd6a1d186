import { useId, useState, type SyntheticEvent } from 'react';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { staffCapabilities, type StaffCapability } from '#shared/access.ts';
import {
  isSourceLanguage,
  isTypedLanguage,
  orderLanguages,
  sourceLanguages,
  targetLanguage,
  typedLanguages,
} from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { engagementLabel, engagements, type Engagement } from '#shared/pay/agreement.ts';
import type { StaffMemberView } from '#shared/schemas/staff.ts';
import { capabilityLabel, capabilityText } from '#shared/staff.ts';

export interface MemberDialogProps {
  /** The member to change; undefined for an invitation. */
  member: StaffMemberView | undefined;
  open: boolean;
  onClose: () => void;
}

/** Invites to the staff, or changes a member's capabilities and languages. */
export function MemberDialog({ member, open, onClose }: MemberDialogProps) {
  const formId = useId();
  const [email, setEmail] = useState(member?.email ?? '');
  const [office, setOffice] = useState(member?.office ?? '');
  const [chosen, setChosen] = useState<readonly StaffCapability[]>(member?.capabilities ?? []);
  const [languages, setLanguages] = useState<readonly string[]>(
    member?.pairs?.map(({ from }) => from) ?? (member ? orderLanguages : []),
  );
  const [engagement, setEngagement] = useState<Engagement>(member?.engagement ?? 'employed');
  const save = useSave(member, onClose);
  const isMissing = save.isTried && chosen.length === 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const pairs = languages.map((from) => ({ from, to: targetLanguage }));
    const named = office.trim() === '' ? null : office.trim();
    save.send({ email, capabilities: [...chosen], pairs, office: named, engagement });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={member ? `What ${member.name ?? member.email} may do` : 'Invite to the staff'}
      description={
        member
          ? 'It changes at once, also in open windows, and their API keys end. From then on they see their own papers, and unassigned ones of the languages below.'
          : 'The invitation is mailed, works once, and expires in 7 days.'
      }
      busy={save.isPending}
      footer={
        <Button type="submit" form={formId} busy={save.isPending}>
          {member ? 'Save' : 'Send Invitation'}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
        {member ? null : (
          <Field label="Email address">
            <TextInput
              type="email"
              required
              autoComplete="off"
              maxLength={limits.emailMax}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
        )}
        <Choices
          legend="May"
          error={isMissing ? 'Choose what the person may do.' : undefined}
          options={staffCapabilities}
          chosen={chosen}
          labelOf={(capability) => capabilityLabel[capability]}
          hintOf={(capability) => capabilityText[capability]}
          onChange={setChosen}
        />
        <LanguageChoices languages={languages} onChange={setLanguages} />
        <EngagementField engagement={engagement} onChange={setEngagement} />
        <Field label="Office" optional>
          <TextInput maxLength={80} value={office} onChange={(event) => setOffice(event.currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

interface LanguageChoicesProps {
  languages: readonly string[];
  onChange: (languages: readonly string[]) => void;
}

function LanguageChoices({ languages, onChange }: LanguageChoicesProps) {
  return (
    <>
      <Choices
        legend={`Papers into ${targetLanguage} from`}
        options={sourceLanguages}
        chosen={sourceLanguages.filter((language) => languages.includes(language))}
        labelOf={(language) => language}
        onChange={(next) => onChange([...next, ...languages.filter((one) => !isSourceLanguage(one))])}
        columns
      />
      <Choices
        legend="And from languages that a person types"
        options={typedLanguages}
        chosen={typedLanguages.filter((language) => languages.includes(language))}
        labelOf={(language) => language}
        onChange={(next) => onChange([...languages.filter((one) => !isTypedLanguage(one)), ...next])}
        columns
      />
    </>
  );
}

interface EngagementFieldProps {
  engagement: Engagement;
  onChange: (engagement: Engagement) => void;
}

function EngagementField({ engagement, onChange }: EngagementFieldProps) {
  return (
    <Field
      label="Engaged as"
      hint="Freelancers accept the agreement published under Legal before new papers come to them."
    >
      <Select
        options={engagements.map((value) => ({ value, label: engagementLabel[value] }))}
        value={engagement}
        onChange={({ currentTarget: { value } }) => onChange(engagements.find((one) => one === value) ?? 'employed')}
      />
    </Field>
  );
}

interface ChoicesProps<T extends string> {
  legend: string;
  error?: string | undefined;
  options: readonly T[];
  chosen: readonly T[];
  labelOf: (option: T) => string;
  hintOf?: (option: T) => string;
  onChange: (chosen: readonly T[]) => void;
  columns?: boolean;
}

function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, error, options, chosen, labelOf, hintOf, onChange, columns = false } = props;
  return (
    <fieldset className={columns ? 'max-h-72 overflow-y-auto' : undefined}>
      <legend className="text-sm font-semibold">{legend}</legend>
      {error ? (
        <p role="alert" className="mt-1 text-sm font-medium text-seal">
          {error}
        </p>
      ) : null}
      <div className={columns ? 'grid grid-cols-2 gap-x-4' : 'grid'}>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={labelOf(option)}
            hint={hintOf?.(option)}
            checked={chosen.includes(option)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, option] : chosen.filter((other) => other !== option))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface Sent {
  email: string;
  capabilities: StaffCapability[];
  pairs: { from: string; to: string }[];
  office: string | null;
  engagement: Engagement;
}

function useSave(member: StaffMemberView | undefined, onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [isTried, setTried] = useState(false);
  const done =
    (title: string) =>
    async (_answer: unknown, { email: address }: { email: string }) => {
      toast.show({ tone: 'ok', title, description: address });
      onDone();
      await utils.admin.invalidate();
    };
  const invite = trpc.admin.inviteStaff.useMutation({ onSuccess: done('Invitation sent') });
  const change = trpc.admin.setCapabilities.useMutation({ onSuccess: done('Saved') });
  return {
    isTried,
    isPending: invite.isPending || change.isPending,
    error: invite.error ?? change.error,
    send(sent: Sent) {
      setTried(true);
      // Unticking the last capability does not remove the member, which has its own button.
      if (sent.capabilities.length === 0 || invite.isPending || change.isPending) return;
      if (member) change.mutate(sent);
      else invite.mutate(sent);
    },
  };
}
