import { useState } from 'react';
import { MemberOnly } from '#client/features/auth/organizations/member-only.tsx';
import { useCurrentUser } from '#client/features/auth/sign-in/use-current-user.ts';
import { serviceName } from '#client/features/payments/quotes/service-name.ts';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/button/button-link.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { Money } from '#client/ui/data/money.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { words } from '#client/ui/words.ts';
import { limits } from '#shared/limits.ts';
import type { PriceOfferView } from '#shared/schemas/price-requests.ts';

/** An offer with its lines, to be accepted with a name. */
export function OfferDialog({ about, offer }: { about: string; offer: PriceOfferView }) {
  const t = words('quotes');
  const { id, lines, totalCents, currency, note, expiresAt, isExpired, acceptedAt, acceptedName } = offer;
  return (
    <Dialog
      title={t('ask.offer', { version: offer.version })}
      description={<bdi>{about}</bdi>}
      size="md"
      trigger={
        <Button size="sm" variant="secondary" aria-label={t('ask.viewOf', { about })}>
          {t('ask.view')}
        </Button>
      }
      footer={
        <ButtonLink variant="secondary" render={<a href={`/files/offers/${id}`} download />}>
          {t('ask.pdf')}
        </ButtonLink>
      }
    >
      <ul aria-label={t('lines')} className="divide-y divide-line text-sm">
        {lines.map(({ text, amountCents, paper }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            {paper ? (
              <span className="min-w-0 wrap-anywhere">
                {t.rich('ask.paper', {
                  name: slot(<bdi>{paper.filename}</bdi>),
                  service: serviceName(paper),
                  pages: words('offer')('pages', { count: paper.pages }),
                })}
              </span>
            ) : (
              <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            )}
            <Money cents={amountCents} currency={currency} />
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-4 py-2 font-semibold">
          {t('total')}
          <Money cents={totalCents} currency={currency} />
        </li>
      </ul>
      {note === '' ? null : <bdi className="mt-3 block text-sm wrap-anywhere text-ink-2">{note}</bdi>}
      <p className="mt-3 text-sm text-ink-2">
        {acceptedAt === null
          ? t.rich(isExpired ? 'expiredOn' : 'validUntil', {
              date: slot(<DateTime value={expiresAt} format="longDate" />),
            })
          : t.rich('ask.acceptedBy', {
              name: slot(<bdi>{acceptedName}</bdi>),
              date: slot(<DateTime value={acceptedAt} format="longDate" />),
            })}
      </p>
      {acceptedAt === null && !isExpired ? (
        <MemberOnly right="pay">
          <Accept offerId={id} />
        </MemberOnly>
      ) : null}
    </Dialog>
  );
}

function Accept({ offerId }: { offerId: string }) {
  const t = words('quotes');
  const user = useCurrentUser();
  const utils = trpc.useUtils();
  const [name, setName] = useState(user?.person.name ?? user?.name ?? '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isNamed = name.trim().length >= 2;
  const accept = trpc.payments.acceptOffer.useMutation({
    onSettled: () => Promise.all([utils.payments.priceRequests.invalidate(), utils.payments.quotes.invalidate()]),
  });
  return (
    <form
      noValidate
      className="mt-6 grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (isNamed && !accept.isPending) accept.mutate({ offerId, name });
      }}
    >
      <FailureAlert failure={accept.error ? describeError(accept.error) : undefined} />
      <Field
        label={t('ask.name')}
        hint={t('ask.nameHint')}
        error={isSubmitted && !isNamed ? t('ask.nameRule') : undefined}
      >
        <TextInput
          dir="auto"
          autoComplete="name"
          maxLength={limits.nameMax}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      </Field>
      <div>
        <Button type="submit" wide="phone" busy={accept.isPending}>
          {t('ask.accept')}
        </Button>
      </div>
    </form>
  );
}
