import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { changeGuestEmailInput, setGuestPasswordInput } from '#shared/schemas/guests.ts';
import { guestOrderKey } from './use-guest-order.ts';

/** Next steps after a guest's payment: open the mailed link, correct the address, choose a password. */
export function GuestNext({ email, hasSignIn }: { email: string; hasSignIn: boolean }) {
  const t = words('payments');
  // A customer of the desk without an address.
  const isUnknown = email === '';
  return (
    <section className="mb-6 grid gap-4 border-b border-line pb-6" aria-labelledby="guest-next" data-print="hide">
      <div>
        <h2 id="guest-next" className="font-serif text-lg font-semibold">
          {t('guest.title')}
        </h2>
        <p className="mt-1 text-ink-2">
          {isUnknown
            ? t('guest.noEmail')
            : t.rich('guest.text', {
                email: slot(<bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>),
              })}
        </p>
      </div>
      {isUnknown ? <AddressForm /> : <LinkActions />}
      {hasSignIn ? <InlineAlert tone="ok">{t('guest.passwordSaved')}</InlineAlert> : <PasswordForm />}
    </section>
  );
}

/** Sends the link again, or to another address. */
export function LinkActions() {
  const t = words('payments');
  const [isCorrecting, setIsCorrecting] = useState(false);
  const resend = trpc.payments.resendGuestLink.useMutation();
  if (isCorrecting) return <AddressForm onDone={() => setIsCorrecting(false)} />;
  return (
    <div>
      <FailureAlert failure={resend.error ? describeError(resend.error) : undefined} />
      {resend.isSuccess ? (
        <InlineAlert tone="ok" announce className="mb-4">
          {t('guest.sent')}
        </InlineAlert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" wide="phone" busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('guest.again')}
        </Button>
        <Button variant="quiet" wide="phone" onClick={() => setIsCorrecting(true)}>
          {t('guest.correct')}
        </Button>
      </div>
    </div>
  );
}

function AddressForm({ onDone }: { onDone?: () => void }) {
  const t = words('payments');
  const queries = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(changeGuestEmailInput),
    defaultValues: { email: '' },
  });
  const change = trpc.payments.changeGuestEmail.useMutation({
    // Also after a failure: the address may be changed although the mail was not sent.
    onSettled: () => queries.invalidateQueries({ queryKey: guestOrderKey }),
    onSuccess: () => onDone?.(),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit((form) => {
          if (!change.isPending) change.mutate(form);
        })(event)
      }
    >
      <FailureAlert failure={change.error ? describeError(change.error) : undefined} />
      <Field label={t('guest.newEmail')} {...fieldError(formState.errors.email)}>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" wide="phone" busy={change.isPending}>
          {t('guest.saveEmail')}
        </Button>
        {onDone ? (
          <Button variant="quiet" wide="phone" onClick={onDone}>
            {t('guest.keep')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function PasswordForm() {
  const t = words('payments');
  const queries = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(setGuestPasswordInput),
    defaultValues: { password: '' },
  });
  const save = trpc.payments.setGuestPassword.useMutation({
    onSuccess: () => queries.invalidateQueries({ queryKey: guestOrderKey }),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit((form) => {
          if (!save.isPending) save.mutate(form);
        })(event)
      }
    >
      <FailureAlert failure={save.error ? describeError(save.error) : undefined} />
      <Field
        label={t('guest.password')}
        optional
        hint={t('guest.passwordHint')}
        {...fieldError(formState.errors.password)}
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="secondary" wide="phone" busy={save.isPending}>
        {t('guest.savePassword')}
      </Button>
    </form>
  );
}
