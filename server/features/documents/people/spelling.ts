import { findOwner } from '#server/features/auth/queries.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isStaff } from '#shared/access.ts';
import { noSpelling, type FamilyName, type SpelledName, type Spelling } from '#shared/spelling.ts';
import { findDocument } from '../rows.ts';
import { findAccountNames, listCertifiedHolders, listFamily, listPeople, listRelatedNames } from './queries.ts';

/*
 * The spelling sheet of a document: names as in the passport, and those it is compared with.
 * Never: clients of staff uploads mixed into one family.
 */

/** The spelling sheet of a document: its people, and names of its owner's family and other documents. */
export async function findSpelling(db: Db, documentId: string): Promise<Spelling> {
  const document = await findDocument(db, { id: documentId });
  if (!document) return noSpelling;
  const [people, owner] = await Promise.all([listPeople(db, documentId), findOwner(db, document.userId)]);
  if (!owner || isStaff(owner.role)) return { people, family: [] };
  const [members, related] = await Promise.all([
    listFamily(db, document.userId),
    listRelatedNames(db, { documentId, userId: document.userId }),
  ]);
  const certified = related.certified.flatMap(({ facts }) =>
    facts.holders.map(({ name, nativeName }) => ({ name, nativeName: nativeName ?? null, document: facts.paperKind })),
  );
  const given = related.given.map(({ name, nativeName, document: title }) => ({ name, nativeName, document: title }));
  const listed = members.map(({ name, nativeName }) => ({ name, nativeName, document: null }));
  return { people, family: withoutRepeats([...certified, ...given, ...listed]) };
}

/** Names of a document in addition to its spelling sheet: certified ones, the client's, its owner's. */
export async function listNamesOf(db: Db, documentId: string): Promise<SpelledName[]> {
  const [holders, account] = await Promise.all([
    listCertifiedHolders(db, documentId),
    findAccountNames(db, documentId),
  ]);
  const names = [account?.clientName, account?.ownerName].filter((name) => typeof name === 'string');
  return [
    ...holders.map(({ name, nativeName }) => ({ name, nativeName: nativeName ?? null })),
    ...names.map((name) => ({ name, nativeName: null })),
  ];
}

function withoutRepeats(names: readonly FamilyName[]): FamilyName[] {
  const byName = new Map<string, FamilyName>();
  for (const one of names) {
    const key = one.name.normalize('NFC').toLowerCase();
    const known = byName.get(key);
    if (!known) byName.set(key, one);
    else if (known.nativeName === null && one.nativeName !== null)
      byName.set(key, { ...known, nativeName: one.nativeName });
  }
  return [...byName.values()];
}
