import { Link } from '@tanstack/react-router';
import { useResendConfirmation } from '#client/features/auth/recovery/use-resend-confirmation.ts';
import { ruleMessage } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { words } from '#client/ui/words.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { LoginErrors, LoginField } from './login-rules.ts';
import { loadRules, useLogin } from './use-login.ts';

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
