import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { bannerFailure, describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError, showFieldFailures, summaryItems } from '#client/lib/form.ts';
import { keepLocale, visitorLocale } from '#client/lib/i18n/document-locale.ts';
import { LeaveGuard } from '#client/lib/leave-guard.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/button/button.tsx';
import { InlineAlert } from '#client/ui/feedback/inline-alert.tsx';
import { ErrorSummary } from '#client/ui/form/error-summary.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { localeNames, locales } from '#shared/locales.ts';
import { profileForm, type profileView } from '#shared/schemas/auth.ts';

const names = ['name', 'email', 'phone', 'locale'] as const;
const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale] }));

/** Name, e-mail, phone and language; leaving with unsaved changes is confirmed first. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = words('profile');
  const fields = words('account');
  const utils = trpc.useUtils();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: valuesOf(profile),
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = formState;
  const save = trpc.auth.updateProfile.useMutation({
    onSuccess: (saved) => {
      utils.auth.profile.setData(undefined, saved);
      reset(valuesOf(saved));
      if (saved.locale) keepLocale(saved.locale);
      void utils.auth.session.invalidate();
    },
    onError: (error) => showFieldFailures(describeError(error), names, setError),
  });
  const failure = save.error ? describeError(save.error, 'PROFILE_UPDATE_FAILED') : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        save.reset();
        void handleSubmit((form) => {
          if (!save.isPending) save.mutate(form);
        })(event);
      }}
    >
      <ErrorSummary errors={summaryItems(errors, names)} focusKey={submitCount} />
      <FailureAlert failure={bannerFailure(failure, names)} />
      {save.isSuccess && !isDirty ? <InlineAlert tone="ok" announce className="mb-6" title={t('saved')} /> : null}
      <BouncedEmail address={profile.email} reason={profile.emailBounce} />
      <PendingEmail address={profile.pendingEmail} />
      <div className="grid gap-5">
        <Field label={fields('fields.name')} {...fieldError(errors.name)}>
          <TextInput autoComplete="name" dir="auto" {...register('name')} />
        </Field>
        <Field label={fields('fields.email')} hint={t('emailHint')} {...fieldError(errors.email)}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={fields('fields.phone')} optional {...fieldError(errors.phone)}>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={t('language')} hint={t('languageHint')} {...fieldError(errors.locale)}>
          <Select options={languages} {...register('locale')} />
        </Field>
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-bg px-4 py-3 md:static md:mx-0 md:border-0 md:p-0">
          <Button type="submit" wide="phone" busy={save.isPending} disabled={!isDirty}>
            {t('save')}
          </Button>
        </div>
      </div>
      <LeaveGuard isActive={isDirty && !save.isPending} />
    </form>
  );
}

function valuesOf({ name, email, phone, locale }: Profile) {
  return { name: name ?? '', email, phone: phone ?? '', locale: locale ?? visitorLocale() };
}

function BouncedEmail({ address, reason }: { address: string; reason: Profile['emailBounce'] }) {
  const t = words('profile');
  if (reason === null) return null;
  const email = <bdi className="font-semibold wrap-anywhere">{address}</bdi>;
  if (reason === 'complained') {
    return (
      <InlineAlert tone="warn" className="mb-6" title={t('complained')}>
        {t.rich('complainedText', { email: slot(email) })}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="warn" className="mb-6" title={t('bounced')}>
      {t.rich('bouncedText', { email: slot(email) })}
    </InlineAlert>
  );
}

function PendingEmail({ address }: { address: string | null }) {
  const t = words('profile');
  if (address === null) return null;
  return (
    <InlineAlert tone="info" className="mb-6" title={t('pending')}>
      {t.rich('pendingText', { email: slot(<bdi className="font-semibold">{address}</bdi>) })}
    </InlineAlert>
  );
}

export type Profile = z.output<typeof profileView>;
