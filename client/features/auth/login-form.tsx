import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { loginInput, type SessionUser } from '#shared/schemas/auth.ts';
import { describeError } from '../../lib/error-message.ts';
import { fieldError, summaryItems } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { useResendConfirmation } from './use-resend-confirmation.ts';

/** E-mail and password; calls back with who has signed in. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const login = trpc.auth.login.useMutation({ onSuccess: ({ user }) => onSignedIn(user) });
  const failure = login.error ? describeError(login.error, 'LOGIN_OTHER') : undefined;
  const email = useWatch({ control, name: 'email' });
  const resend = useResendConfirmation();
  const { errors, submitCount } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit((input) => {
          if (!login.isPending) login.mutate(input);
        })(event)
      }
    >
      <ErrorSummary errors={summaryItems(errors, ['email', 'password'])} focusKey={submitCount} />
      <FailureAlert
        failure={failure}
        action={
          failure?.code === 'EMAIL_NOT_CONFIRMED' && !resend.isSent ? (
            <Button variant="secondary" size="sm" busy={resend.isPending} onClick={() => resend.send(email)}>
              Send the link again
            </Button>
          ) : undefined
        }
      />
      <FailureAlert failure={resend.failure} />
      {resend.isSent ? (
        <InlineAlert tone="ok" announce className="mb-6">
          If this address waits for its confirmation, a new link is on its way.
        </InlineAlert>
      ) : null}
      <div className="grid gap-5">
        <Field label="Email" {...fieldError(errors.email)}>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Password" {...fieldError(errors.password)}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Link to="/forgot-password" className="inline-link justify-self-start text-sm">
          Forgot your password?
        </Link>
        <Button type="submit" size="lg" wide busy={login.isPending}>
          Sign In
        </Button>
      </div>
    </form>
  );
}
