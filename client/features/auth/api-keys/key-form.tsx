import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ruleMessage, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, summaryItems } from '#client/lib/form.ts';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Textarea } from '#client/ui/form/textarea.tsx';
import { words } from '#client/ui/words.ts';
import { keyModes, scopesOf } from '#shared/api-keys.ts';
import type { Role } from '#shared/roles.ts';
import { apiKeyForm, splitNetworks, type createApiKeyInput } from '#shared/schemas/api-keys.ts';

const names = ['name', 'scopes', 'networks'] as const;
const dayMs = 24 * 60 * 60 * 1000;

/** The first is chosen before anything is. */
const lifetimes = ['90', '30', '365', 'never'] as const;

function describeLifetime(lifetime: (typeof lifetimes)[number]): string {
  const t = words('developers');
  if (lifetime === 'never') return t('form.never');
  return lifetime === '365' ? t('form.year') : t('form.days', { count: Number(lifetime) });
}

export interface KeyFormProps {
  /** Of the account: it decides which scopes there are. */
  accountRole: Role;
  busy: boolean;
  failure: Failure | undefined;
  onSubmit: (key: z.input<typeof createApiKeyInput>) => void;
}

/** Form of a new key: name, scopes, expiry and addresses. */
export function KeyForm({ accountRole, busy, failure, onSubmit }: KeyFormProps) {
  const t = words('developers');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(apiKeyForm),
    defaultValues: { name: '', mode: 'live', scopes: [], lifetime: '90', networks: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const scopeError = ruleMessage(errors.scopes?.message)?.text;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void handleSubmit(({ name, mode, scopes, lifetime, networks }) => {
          const expiresAt = lifetime === 'never' ? null : new Date(Date.now() + Number(lifetime) * dayMs).toISOString();
          if (!busy) onSubmit({ name, mode, scopes, expiresAt, addresses: splitNetworks(networks) });
        })(event);
      }}
    >
      <ErrorSummary errors={summaryItems(errors, names)} focusKey={submitCount} />
      <FailureAlert failure={failure} />
      <div className="grid gap-5">
        <Field label={t('form.name')} hint={t('form.nameHint')} {...fieldError(errors.name)}>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        {accountRole === 'user' ? (
          <Field label={t('form.kind')} hint={t('form.kindHint')}>
            <Select options={keyModes.map((value) => ({ value, label: t(`form.${value}`) }))} {...register('mode')} />
          </Field>
        ) : null}
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t('form.rights')}</legend>
          {scopeError === undefined ? null : (
            <p className="text-sm font-medium text-seal">
              <MessageText text={scopeError} />
            </p>
          )}
          {scopesOf(accountRole).map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={
                <>
                  {t(`scopes.${scope}.label`)} <code className="ms-1 font-mono text-sm text-ink-2">{scope}</code>
                </>
              }
              hint={t(`scopes.${scope}.allows`)}
              aria-invalid={scopeError === undefined ? undefined : true}
              {...register('scopes')}
            />
          ))}
        </fieldset>
        <Field label={t('form.expires')}>
          <Select
            options={lifetimes.map((value) => ({ value, label: describeLifetime(value) }))}
            {...register('lifetime')}
          />
        </Field>
        <Field label={t('form.networks')} optional hint={t('form.networksHint')} {...fieldError(errors.networks)}>
          <Textarea rows={2} autoComplete="off" spellCheck={false} {...register('networks')} />
        </Field>
        <div>
          <Button type="submit" wide="phone" busy={busy}>
            {t('keys.create')}
          </Button>
        </div>
      </div>
    </form>
  );
}
