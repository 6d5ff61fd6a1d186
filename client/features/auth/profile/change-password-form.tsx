import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { MatchIndicator } from '#client/features/auth/sign-in/match-indicator.tsx';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, showFieldFailures, summaryItems } from '#client/lib/form.ts';
import { loadAreas } from '#client/lib/i18n/load-words.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';
import { changePasswordForm } from '#shared/schemas/auth.ts';

const EndedTrustList = lazyPart(async () => {
  const load = import('#client/features/auth/recovery/ended-trust-list.tsx');
  const [list] = await Promise.all([load, loadAreas(['trust'])]);
  return list.EndedTrustList;
});

const names = ['current', 'password', 'confirmPassword'] as const;
const nothing = { current: '', password: '', confirmPassword: '' };

/** Changes the password, given the current one. */
export function ChangePasswordForm() {
  const t = words('profile');
  const fields = words('account');
  const utils = trpc.useUtils();
  const { register, handleSubmit, formState, control, setError, reset } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: nothing,
    shouldFocusError: false,
  });
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      reset(nothing);
      // Sessions, keys and push messages ended with it.
      void utils.invalidate();
    },
    onError: (error) => {
      const failure = describeError(error);
      if (failure.code === 'CURRENT_PASSWORD_WRONG') setError('current', { type: 'server', message: failure.code });
      else if (failure.code === 'PASSWORD_COMMON') setError('password', { type: 'server', message: failure.code });
      else showFieldFailures(failure, names, setError);
    },
  });
  const { errors, submitCount, isDirty } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const isShownAtField = Object.keys(errors).length > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        change.reset();
        void handleSubmit((form) => {
          if (!change.isPending) change.mutate({ current: form.current, password: form.password });
        })(event);
      }}
    >
      <ErrorSummary errors={summaryItems(errors, names)} focusKey={submitCount} />
      <FailureAlert
        failure={change.error && !isShownAtField ? describeError(change.error, 'RESET_FAILED') : undefined}
      />
      {change.isSuccess && !isDirty ? (
        <InlineAlert tone="ok" announce className="mb-6" title={t('updated')}>
          {t('updatedText')}
          <EndedTrustList ended={change.data.ended} />
        </InlineAlert>
      ) : null}
      <div className="grid gap-5">
        <Field label={t('current')} {...fieldError(errors.current)}>
          <PasswordInput autoComplete="current-password" {...register('current')} />
        </Field>
        <Field
          label={fields('fields.newPassword')}
          hint={fields('fields.newPasswordHint')}
          {...fieldError(errors.password)}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <div>
          <Field label={fields('fields.confirmNewPassword')} {...fieldError(errors.confirmPassword)}>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
          </Field>
          <MatchIndicator password={password} confirmation={confirmation} />
        </div>
        <div>
          <Button type="submit" variant="secondary" wide="phone" busy={change.isPending}>
            {t('updatePassword')}
          </Button>
        </div>
      </div>
    </form>
  );
}
