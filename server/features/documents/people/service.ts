import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { findReviewByDocument } from '#server/features/documents/reviews.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import { isStaff } from '#shared/access.ts';
import { limits } from '#shared/limits.ts';
import type { FamilyMember, NamedPerson } from '#shared/schemas/people.ts';
import { lockDocument } from '../rows.ts';
import {
  deleteDroppedMembers,
  deleteMember,
  listFamily,
  lockFamily,
  replacePeople,
  updateMember,
  updateUndecidedPeople,
  upsertMember,
} from './queries.ts';

/*
 * Names as in the passport: the customer's family, and the people whom a document names.
 * Promises: a name is kept once per family; a change reaches undecided documents; a decided document keeps its
 * spelling.
 * Never: another customer's names, or clients of staff uploads mixed into one family.
 */

/** The caller's family. */
export async function getFamily(deps: Deps, actor: Actor): Promise<{ items: FamilyMember[] }> {
  return { items: await listFamily(deps.db, actor.id) };
}

/** Adds or changes a member. Throws FAMILY_MEMBER_NOT_FOUND, FAMILY_MEMBER_EXISTS, FAMILY_FULL. */
export async function saveFamilyMember(
  deps: Deps,
  actor: Actor,
  { id, ...person }: NamedPerson & { id?: string | undefined },
): Promise<{ items: FamilyMember[] }> {
  return deps.db.transaction().execute(async (trx) => {
    await lockFamily(trx, actor.id);
    const members = await listFamily(trx, actor.id);
    const isTaken = members.some((member) => member.id !== id && isSameName(member.name, person.name));
    if (id !== undefined && isTaken) throw new AppError('FAMILY_MEMBER_EXISTS');
    if (id === undefined && !isTaken && members.length >= limits.familyMembers) throw new AppError('FAMILY_FULL');
    const now = deps.now();
    const memberId =
      id === undefined
        ? await upsertMember(trx, { userId: actor.id, person, now })
        : await updateMember(trx, { id, userId: actor.id, person, now });
    if (memberId === undefined) throw new AppError('FAMILY_MEMBER_NOT_FOUND');
    if (id !== undefined) await updateUndecidedPeople(trx, { memberId, person });
    return { items: await listFamily(trx, actor.id) };
  });
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Removes a member from the list; documents keep the names that were given with them. Throws FAMILY_MEMBER_NOT_FOUND. */
export async function removeFamilyMember(deps: Deps, actor: Actor, id: string): Promise<{ items: FamilyMember[] }> {
  if (!(await deleteMember(deps.db, { id, userId: actor.id }))) throw new AppError('FAMILY_MEMBER_NOT_FOUND');
  return getFamily(deps, actor);
}

/** Replaces the people of an undecided document. Throws DOCUMENT_NOT_FOUND, PEOPLE_DECIDED. */
export async function savePeople(
  deps: Deps,
  actor: Actor,
  { id, people }: { id: string; people: readonly NamedPerson[] },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const document = await lockDocument(trx, id);
    if (document?.userId !== actor.id) throw new AppError('DOCUMENT_NOT_FOUND');
    if (!(await canChangePeople(trx, document))) throw new AppError('PEOPLE_DECIDED');
    await recordPeople(deps, trx, { actor, documentId: id, people });
  });
}

/** Records the people of a document whose lock the caller holds, and keeps them for the family while it has room. */
export async function recordPeople(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { actor, documentId, people }: { actor: Actor; documentId: string; people: readonly NamedPerson[] },
): Promise<void> {
  const once = people.filter(({ name }, index) => people.findIndex((other) => isSameName(other.name, name)) === index);
  const members = new Map<string, string>();
  // Staff upload for many clients, whose names must not be mixed.
  if (!isStaff(actor.role) && once.length > 0) {
    await lockFamily(trx, actor.id);
    const known = await listFamily(trx, actor.id);
    let room = limits.familyMembers - known.length;
    for (const person of once) {
      const isKnown = known.some(({ name }) => isSameName(name, person.name));
      // A full family list never blocks an order.
      if (!isKnown && room <= 0) continue;
      if (!isKnown) room -= 1;
      members.set(person.name, await upsertMember(trx, { userId: actor.id, person, now: deps.now() }));
    }
  }
  const rows = once.map(({ name, nativeName }) => ({ name, nativeName, memberId: members.get(name) ?? null }));
  await deleteDroppedMembers(trx, { documentId, kept: [...members.values()] });
  await replacePeople(trx, { documentId, people: rows });
}

/** Until the translation is decided. */
export async function canChangePeople(db: Db, document: { id: string; status: string }): Promise<boolean> {
  if (document.status === 'completed') return false;
  const review = await findReviewByDocument(db, document.id);
  return review === undefined || (review.status === 'pending' && review.notarySince === null);
}
