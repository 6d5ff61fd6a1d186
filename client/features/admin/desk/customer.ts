import { useEffect, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { FoundCustomer } from '#shared/schemas/desk-orders.ts';

/** Customer of a desk order, typed or found. */
export interface CustomerDraft {
  name: string;
  email: string;
  phone: string;
  /** Chosen among those found; undefined makes a new customer. */
  chosen: FoundCustomer | undefined;
}

export const blankCustomer: CustomerDraft = { name: '', email: '', phone: '', chosen: undefined };

const settleMs = 300;

/** Existing customers that match the typed text, debounced. */
export function useCandidates({ name, email, phone, chosen }: CustomerDraft): readonly FoundCustomer[] {
  const [asked, setAsked] = useState({ name: '', email: '', phone: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ name: name.trim(), email: email.trim(), phone: phone.trim() }), settleMs);
    return () => clearTimeout(timer);
  }, [name, email, phone]);
  const isAsked =
    chosen === undefined && (asked.name.length >= 2 || asked.email.includes('@') || asked.phone.length >= 6);
  const { data } = trpc.admin.findCustomers.useQuery(asked, { enabled: isAsked, placeholderData: (last) => last });
  return isAsked ? (data?.items ?? []) : [];
}
