import '#client/lib/account-error-texts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, lazyResolver, rootFailure, summaryItems } from '#client/lib/form.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { useCountdown } from '#client/lib/use-countdown.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';

/** Time before another e-mail can be requested. */
const resendDelayMs = 60_000;

const loadRules = () => import('./forgot-rules.ts');
const resolver = lazyResolver<{ email: string }>(loadRules);

/** Requests a password reset link; `onSent` does not say whether the account exists. */
export function ForgotPasswordForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = words('account');
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { email },
    shouldFocusError: false,
  });
  const request = useMutation({
    mutationFn: (input: { email: string }) => trpcClient.auth.requestPasswordReset.mutate(input),
    onSuccess: (_answer, input) => onSent(input.email),
  });
  const { errors, submitCount } = formState;
  return (
    <form
      method="post"
      noValidate
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) =>
        void handleSubmit((input) => {
          if (!request.isPending) request.mutate(input);
        })(event)
      }
    >
      <ErrorSummary errors={summaryItems(errors, ['email'])} focusKey={submitCount} />
      <FailureAlert failure={request.error ? describeError(request.error, 'FORGOT_FAILED') : rootFailure(errors)} />
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

/** Resends the reset link to the same address, after a countdown. */
export function ResendReset({ email }: { email: string }) {
  const [sent, setSent] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => trpcClient.auth.requestPasswordReset.mutate({ email }),
    onSuccess: () => setSent((count) => count + 1),
  });
  return (
    <>
      <FailureAlert failure={error ? describeError(error, 'FORGOT_FAILED') : undefined} />
      {sent > 0 && !error ? (
        <InlineAlert tone="ok" announce>
          {words('account')('forgot.sentAnother')}
        </InlineAlert>
      ) : null}
      <ResendButton
        key={sent}
        isPending={isPending}
        onSend={() => {
          if (!isPending) mutate();
        }}
      />
    </>
  );
}

function ResendButton({ isPending, onSend }: { isPending: boolean; onSend: () => void }) {
  const t = words('account');
  const [isReady, setIsReady] = useState(false);
  const seconds = useCountdown({
    milliseconds: resendDelayMs,
    isPaused: isReady,
    onEnd: () => setIsReady(true),
  });
  return (
    <Button variant="secondary" size="lg" wide disabled={!isReady} busy={isPending} onClick={onSend}>
      {isReady ? t('forgot.sendAnother') : t('forgot.sendAnotherIn', { seconds })}
    </Button>
  );
}
