import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ruleMessage, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, summaryItems } from '#client/lib/form.ts';
import { Button } from '#client/ui/button/button.tsx';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { Checkbox } from '#client/ui/form/checkbox.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { createWebhookEndpointInput, type CreateWebhookEndpointInput } from '#shared/schemas/webhooks.ts';
import { webhookEventTypes } from '#shared/webhook-events.ts';

const names = ['url', 'events', 'description'] as const;

export interface EndpointFormProps {
  /** Empty fields for a new endpoint. */
  endpoint: CreateWebhookEndpointInput;
  submitLabel: string;
  busy: boolean;
  failure: Failure | undefined;
  onSubmit: (endpoint: CreateWebhookEndpointInput) => void;
}

/** Where webhooks go, and which events are sent. */
export function EndpointForm({ endpoint, submitLabel, busy, failure, onSubmit }: EndpointFormProps) {
  const t = words('developers');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createWebhookEndpointInput),
    defaultValues: endpoint,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const eventsError = ruleMessage(errors.events?.message)?.text;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void handleSubmit((values) => {
          if (!busy) onSubmit(values);
        })(event);
      }}
    >
      <ErrorSummary errors={summaryItems(errors, names)} focusKey={submitCount} />
      <FailureAlert failure={failure} />
      <div className="grid gap-5">
        <Field label={t('hooks.url')} hint={t('hooks.urlHint')} {...fieldError(errors.url)}>
          <TextInput type="url" dir="ltr" autoComplete="off" spellCheck={false} {...register('url')} />
        </Field>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t('hooks.events')}</legend>
          {eventsError === undefined ? null : (
            <p className="text-sm font-medium text-seal">
              <MessageText text={eventsError} />
            </p>
          )}
          {webhookEventTypes.map((type) => (
            <Checkbox
              key={type}
              value={type}
              label={<code className="font-mono text-sm">{type}</code>}
              hint={t(`events.${type}`)}
              aria-invalid={eventsError === undefined ? undefined : true}
              {...register('events')}
            />
          ))}
        </fieldset>
        <Field label={t('hooks.description')} optional {...fieldError(errors.description)}>
          <TextInput autoComplete="off" {...register('description')} />
        </Field>
        <div>
          <Button type="submit" wide="phone" busy={busy}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
