import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, summaryItems } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import { emailInput } from '#shared/schemas/auth.ts';

/** Requests a password reset link; `onSent` does not say whether the account exists. */
export function ForgotPasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = words('account');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailInput),
    defaultValues: { email },
    shouldFocusError: false,
  });
  const request = trpc.auth.requestPasswordReset.useMutation({ onSuccess: (_answer, input) => onSent(input.email) });
  const { errors, submitCount } = formState;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        void handleSubmit((input) => {
          if (!request.isPending) request.mutate(input);
        })(event)
      }
    >
      <ErrorSummary errors={summaryItems(errors, ['email'])} focusKey={submitCount} />
      <FailureAlert failure={request.error ? describeError(request.error, 'FORGOT_FAILED') : undefined} />
      <div className="grid gap-5">
        <Field label={t('fields.email')} {...fieldError(errors.email)}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button type="submit" size="lg" wide busy={request.isPending}>
          {t('forgot.submit')}
        </Button>
      </div>
    </form>
  );
}
