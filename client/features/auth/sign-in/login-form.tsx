import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useResendConfirmation } from '#client/features/auth/recovery/use-resend-confirmation.ts';
import { ClientError, describeError, type Failure, ruleMessage } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { lazyPart, reloadForRelease } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { LoginErrors, LoginField } from './login-rules.ts';

interface Login {
  submit: (form: FormData) => void;
  isPending: boolean;
  failure: Failure | undefined;
  /** Set after a correct password, if a code is required; sent with the code. */
  challenge: string | undefined;
  /** Returns to the password step. */
  startOver: () => void;
  errors: LoginErrors;
  /** Number of submits. */
  attempts: number;
  /** The last submitted address. */
  email: string;
  /** Clears a field's error when it changes. */
  clearError: (field: LoginField) => void;
}

// Loaded after the form, which works without it.
const PasskeySignIn = lazyPart(
  async () => (await import('#client/features/auth/passkeys/passkey-sign-in.tsx')).PasskeySignIn,
  { fallback: <div className="h-13" />, failure: 'unsaid' },
);

// Loaded on demand: few users have a second step.
const SecondStepForm = lazyPart(async () => (await import('./second-step-form.tsx')).SecondStepForm);

/** Signs in with e-mail and password, and with a code if the server asks for one. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const {
    challenge,
    startOver,
    submit,
    isPending,
    failure,
    errors,
    attempts,
    email,
    clearError: forgive,
  } = useLogin(onSignedIn);
  const t = words('account');
  const resend = useResendConfirmation();
  if (challenge !== undefined) {
    return <SecondStepForm challenge={challenge} onSignedIn={onSignedIn} onStartOver={startOver} />;
  }
  return (
    <form
      // A submit before hydration must not put the password into the URL.
      method="post"
      noValidate
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <ErrorSummary errors={summaryOf(errors)} focusKey={attempts} />
      <FailureAlert
        failure={failure}
        action={
          failure?.code === 'EMAIL_NOT_CONFIRMED' && !resend.isSent ? (
            <Button variant="secondary" size="sm" busy={resend.isPending} onClick={() => resend.send(email)}>
              {t('login.sendAgain')}
            </Button>
          ) : undefined
        }
      />
      <FailureAlert failure={resend.failure} />
      {resend.isSent ? (
        <InlineAlert tone="ok" announce className="mb-6">
          {t('login.sentAgain')}
        </InlineAlert>
      ) : null}
      <div className="grid gap-5">
        <Field label={t('fields.email')} error={ruleMessage(errors.email)?.text}>
          <TextInput type="email" name="email" autoComplete="username" onChange={() => forgive('email')} />
        </Field>
        <Field label={t('fields.password')} error={ruleMessage(errors.password)?.text}>
          <PasswordInput name="password" autoComplete="current-password" onChange={() => forgive('password')} />
        </Field>
        <Link to="/forgot-password" className="inline-link justify-self-start text-sm">
          {t('login.forgot')}
        </Link>
        <Button type="submit" size="lg" wide busy={isPending}>
          {t('login.submit')}
        </Button>
        <PasskeySignIn onSignedIn={onSignedIn} />
      </div>
    </form>
  );
}

const fields: readonly LoginField[] = ['email', 'password'];

/** A message shared by both fields is listed once. */
function summaryOf(errors: LoginErrors) {
  return fields
    .filter(
      (name, index) => errors[name] !== undefined && fields.findIndex((one) => errors[one] === errors[name]) === index,
    )
    .map((name) => ({ name, message: ruleMessage(errors[name])?.text ?? '' }));
}

/** Loads the schema on focus, which keeps zod out of the page's first load. */
async function loadRules() {
  try {
    return await import('./login-rules.ts');
  } catch (cause) {
    void reloadForRelease();
    throw new ClientError('NETWORK', { cause });
  }
}

/** Validates with the server's schema, then signs in. */
function useLogin(onSignedIn: (user: SessionUser) => void): Login {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (form: FormData) => {
      const { readLogin } = await loadRules();
      const read = readLogin(form);
      setErrors('errors' in read ? read.errors : {});
      setAttempts((count) => count + 1);
      if ('errors' in read) return undefined;
      setEmail(read.input.email);
      return trpcClient.auth.login.mutate(read.input);
    },
    onSuccess: (answer) => {
      if (answer?.user) onSignedIn(answer.user);
    },
  });
  return {
    submit: (form) => {
      if (!isPending) mutate(form);
    },
    isPending,
    failure: error ? describeError(error, 'LOGIN_OTHER') : undefined,
    challenge: data && 'challenge' in data ? data.challenge : undefined,
    startOver: reset,
    errors,
    attempts,
    email,
    clearError: (field) => {
      if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
    },
  };
}
