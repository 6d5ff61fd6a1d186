import { UserCheck } from 'lucide-react';
import { dayLabel } from '#client/features/admin/money/day-label.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { Card, CardHeader } from '#client/ui/layout/card.tsx';
import { limits } from '#shared/limits.ts';
import { emailPattern } from '#shared/schemas/common.ts';
import type { FoundCustomer } from '#shared/schemas/desk-orders.ts';
import { blankCustomer, useCandidates, type CustomerDraft } from './customer.ts';

interface CustomerFieldsProps {
  customer: CustomerDraft;
  /** True after a submit: missing fields are marked. */
  isSubmitted: boolean;
  disabled: boolean;
  onChange: (customer: CustomerDraft) => void;
}

/** Validation error of a customer; undefined if valid. */
export function customerFault({ name, email, chosen }: CustomerDraft): 'name' | 'email' | undefined {
  if (chosen) return undefined;
  if (name.trim() === '') return 'name';
  return email.trim() === '' || emailPattern.test(email.trim()) ? undefined : 'email';
}

/** Customer fields, with possible existing customers below. */
export function CustomerFields({ customer, isSubmitted, disabled, onChange }: CustomerFieldsProps) {
  const candidates = useCandidates(customer);
  const fault = isSubmitted ? customerFault(customer) : undefined;
  if (customer.chosen) return <Chosen customer={customer.chosen} disabled={disabled} onChange={onChange} />;
  const set = (change: Partial<CustomerDraft>) => onChange({ ...customer, ...change });
  return (
    <Card as="section" aria-labelledby="desk-customer">
      <CardHeader
        id="desk-customer"
        title="Customer"
        description="A name is enough. With an address they can follow the order."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Name"
          className="sm:col-span-2"
          disabled={disabled}
          error={fault === 'name' ? 'Enter the customer’s name.' : undefined}
        >
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={limits.nameMax}
            value={customer.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
        </Field>
        <Field
          label="Email"
          optional
          disabled={disabled}
          error={fault === 'email' ? 'Enter an address such as ana@example.com, or none.' : undefined}
        >
          <TextInput
            type="email"
            autoComplete="off"
            value={customer.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
        </Field>
        <Field label="Phone" optional disabled={disabled}>
          <TextInput
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={customer.phone}
            onChange={(event) => set({ phone: event.currentTarget.value })}
          />
        </Field>
      </div>
      <div aria-live="polite">
        {candidates.length === 0 ? null : (
          <Candidates candidates={candidates} disabled={disabled} onChoose={(chosen) => set({ chosen })} />
        )}
      </div>
    </Card>
  );
}

const matchWords = { email: 'same email', phone: 'same phone', name: 'similar name' } as const;

interface CandidatesProps {
  candidates: readonly FoundCustomer[];
  disabled: boolean;
  onChoose: (customer: FoundCustomer) => void;
}

function Candidates({ candidates, disabled, onChoose }: CandidatesProps) {
  return (
    <section className="mt-4 rounded-control border border-line bg-sunken p-4" aria-labelledby="desk-known">
      <h3 id="desk-known" className="text-sm font-semibold">
        Known already?
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {candidates.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <bdi className="font-semibold wrap-anywhere">{one.name ?? one.email}</bdi>
              <span className="block text-sm text-ink-2 wrap-anywhere">
                {[one.email, one.phone, standingOf(one)].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-sm text-ink-2">
                {one.matches.map((match) => matchWords[match]).join(', ')}
              </span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              disabled={disabled}
              aria-label={`Choose ${one.name ?? one.email ?? 'this customer'}`}
              onClick={() => onChoose(one)}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function standingOf({ isOrganization, orders, lastOrderAt }: FoundCustomer): string {
  const kind = isOrganization ? 'organization, ' : '';
  if (orders === 0) return `${kind}no orders`;
  const last = lastOrderAt === null ? '' : `, last on ${dayLabel(lastOrderAt.slice(0, 10))}`;
  return `${kind}${String(orders)} ${orders === 1 ? 'order' : 'orders'}${last}`;
}

interface ChosenProps {
  customer: FoundCustomer;
  disabled: boolean;
  onChange: (customer: CustomerDraft) => void;
}

function Chosen({ customer, disabled, onChange }: ChosenProps) {
  return (
    <Card as="section" aria-labelledby="desk-customer">
      <CardHeader
        id="desk-customer"
        title="Customer"
        actions={
          <Button size="sm" variant="quiet" disabled={disabled} onClick={() => onChange(blankCustomer)}>
            Somebody else
          </Button>
        }
      />
      <p className="flex items-start gap-3">
        <UserCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
        <span className="min-w-0">
          <bdi className="font-semibold wrap-anywhere">{customer.name ?? customer.email}</bdi>
          <span className="block text-sm text-ink-2 wrap-anywhere">
            {[customer.email, customer.phone, standingOf(customer)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </p>
    </Card>
  );
}
