import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { MatchIndicator } from '#client/features/auth/sign-in/match-indicator.tsx';
import { bannerFailure, describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, showFieldFailures, summaryItems } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { words } from '#client/ui/words.ts';
import { resetPasswordForm } from '#shared/schemas/auth.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';

const names = ['password', 'confirmPassword'] as const;

/** Sets a new password with the link's token. */
export function ResetPasswordForm({ token, onUpdated }: { token: string; onUpdated: (ended: EndedTrust) => void }) {
  const t = words('account');
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: ({ ended }) => onUpdated(ended),
    onError: (error) => showFieldFailures(describeError(error), names, setError),
  });
  const failure = reset.error ? describeError(reset.error, 'RESET_FAILED') : undefined;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const { errors, submitCount } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit((form) => {
          if (!reset.isPending) reset.mutate({ token, password: form.password });
        })(event)
      }
    >
      <ErrorSummary errors={summaryItems(errors, names)} focusKey={submitCount} />
      <FailureAlert failure={bannerFailure(failure, names)} />
      <div className="grid gap-5">
        <Field label={t('fields.newPassword')} hint={t('fields.newPasswordHint')} {...fieldError(errors.password)}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <div>
          <Field label={t('fields.confirmNewPassword')} {...fieldError(errors.confirmPassword)}>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
          </Field>
          <MatchIndicator password={password} confirmation={confirmation} />
        </div>
        <Button type="submit" size="lg" wide busy={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </div>
    </form>
  );
}
