import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, summaryItems } from '#client/lib/form.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { emailInput } from '#shared/schemas/auth.ts';
import { useResendConfirmation } from './use-resend-confirmation.ts';

/** Resends the confirmation link to a typed address. */
export function ResendConfirmationForm() {
  const t = words('account');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailInput),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const resend = useResendConfirmation();
  const { errors, submitCount } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ email }) => resend.send(email))(event)}>
      <ErrorSummary errors={summaryItems(errors, ['email'])} focusKey={submitCount} />
      <FailureAlert failure={resend.failure} />
      {resend.isSent ? (
        <InlineAlert tone="ok" announce className="mb-6">
          {t('login.sentAgain')}
        </InlineAlert>
      ) : null}
      <div className="grid gap-5">
        <Field label={t('fields.email')} {...fieldError(errors.email)}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" wide busy={resend.isPending}>
          {t('confirm.sendNew')}
        </Button>
      </div>
    </form>
  );
}
