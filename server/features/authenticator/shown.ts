import type { Actor } from '#server/context.ts';
import { seesContacts } from '#shared/access.ts';
import { initialsOf } from '#shared/initials.ts';
import type { ReviewView } from '#shared/schemas/authenticator.ts';

/** Whether a paper is the reader's own: claimed by, assigned to, uploaded or decided by them. */
export function isOwnView(
  { id, email }: Pick<Actor, 'id' | 'email'>,
  view: Pick<ReviewView, 'claimedById' | 'assignedToId' | 'userId' | 'authenticatedByEmail'>,
): boolean {
  const { claimedById, assignedToId, userId, authenticatedByEmail } = view;
  return [claimedById, assignedToId, userId].includes(id) || authenticatedByEmail === email;
}

/** A review as its reader may see it: without contacts and price, and with names by initials, until it is their own. */
export function shownTo(actor: Actor, view: ReviewView): ReviewView {
  if (seesContacts(actor) || isOwnView(actor, view)) return view;
  return {
    ...view,
    userName: view.userName && initialsOf(view.userName),
    userEmail: '',
    clientName: view.clientName && initialsOf(view.clientName),
    totalCostCents: 0,
    refundedCents: 0,
  };
}
