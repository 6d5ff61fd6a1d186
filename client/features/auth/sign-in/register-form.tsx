import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import '#client/lib/account-error-texts.ts';
import { bannerFailure, describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, lazyResolver, rootFailure, showFieldFailures, summaryItems } from '#client/lib/form.ts';
import { currentPrices } from '#client/lib/prices.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { Button } from '#client/ui/button/button.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { currentLocale, words } from '#client/ui/words.ts';
import type { RegisterInput } from '#shared/schemas/auth.ts';
import type { RegisterForm as Values } from './register-rules.ts';

const loadRules = () => import('./register-rules.ts');
const resolver = lazyResolver<Values>(loadRules);

const names = ['name', 'email', 'phone', 'password', 'confirmPassword'] as const;

/** Creates an account; `onRegistered` gets the address of the confirmation link. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const t = words('account');
  const { register, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { name: '', email: '', phone: '', password: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const signUp = useMutation({
    mutationFn: (input: RegisterInput) => trpcClient.auth.register.mutate(input),
    onSuccess: ({ email }) => onRegistered(email),
    onError: (error) => showFieldFailures(describeError(error), names, setError),
  });
  const { errors, submitCount } = formState;
  const failure = signUp.error ? describeError(signUp.error, 'REGISTER_FAILED') : rootFailure(errors);
  return (
    <form
      method="post"
      noValidate
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) =>
        void handleSubmit(({ name, email, phone, password }) => {
          if (!signUp.isPending)
            signUp.mutate({
              name,
              email,
              phone,
              password,
              locale: currentLocale(),
              currency: currentPrices().currency,
            });
        })(event)
      }
    >
      <ErrorSummary errors={summaryItems(errors, names)} focusKey={submitCount} />
      <FailureAlert failure={bannerFailure(failure, names)} />
      <div className="grid gap-5">
        <Field label={t('fields.name')} {...fieldError(errors.name)}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field label={t('fields.email')} hint={t('fields.emailHint')} {...fieldError(errors.email)}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label={t('fields.phone')}
          hint={t.rich('fields.phoneHint', {
            number: slot(
              <bdi dir="ltr" className="whitespace-nowrap">
                +1 555 010 0142
              </bdi>,
            ),
          })}
          {...fieldError(errors.phone)}
        >
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={t('fields.password')} hint={t('fields.passwordHint')} {...fieldError(errors.password)}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={t('fields.confirmPassword')} {...fieldError(errors.confirmPassword)}>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" wide busy={signUp.isPending}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}
