import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError } from '#client/lib/form.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { words } from '#client/ui/words.ts';
import type { SessionUser } from '#shared/schemas/auth.ts';
import { totpConfirmInput } from '#shared/schemas/second-factor.ts';

interface SecondStepFormProps {
  challenge: string;
  onSignedIn: (user: SessionUser) => void;
  onStartOver: () => void;
}

/** The second step of signing in: a code from the app, or a recovery code. */
export function SecondStepForm({ challenge, onSignedIn, onStartOver }: SecondStepFormProps) {
  const t = words('account');
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(totpConfirmInput),
    defaultValues: { code: '' },
  });
  // This form replaced the focused one.
  useEffect(() => setFocus('code'), [setFocus]);
  const login = useMutation({
    mutationFn: (answer: { challenge: string; code: string }) => trpcClient.auth.loginSecondFactor.mutate(answer),
    onSuccess: ({ user }) => onSignedIn(user),
  });
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ code }) => {
          if (!login.isPending) login.mutate({ challenge, code });
        })(event)
      }
    >
      <FailureAlert failure={login.error ? describeError(login.error, 'LOGIN_OTHER') : undefined} />
      <div className="grid gap-5">
        <Field label={t('secondStep.code')} hint={t('secondStep.hint')} {...fieldError(formState.errors.code)}>
          <TextInput autoComplete="one-time-code" autoCapitalize="characters" {...register('code')} />
        </Field>
        <Button type="submit" size="lg" wide busy={login.isPending}>
          {t('login.submit')}
        </Button>
        <Button variant="quiet" wide onClick={onStartOver}>
          {t('secondStep.otherAccount')}
        </Button>
      </div>
    </form>
  );
}
