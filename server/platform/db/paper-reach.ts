import { sql, type RawBuilder } from 'kysely';
import { can, canAny, readsEverything, type Capability } from '#shared/access.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { Role } from '#shared/roles.ts';

/*
 * Need to know: the papers that a member of the staff with a set of their own reaches.
 * Their own: claimed, assigned, decided or uploaded by them, in full. Unassigned ones of their pairs, without contacts and price.
 * A notary reaches what is with the notary.
 */

/** An actor, as far as it decides what they reach. */
interface Reader {
  id: string;
  role: Role;
  capabilities?: readonly Capability[] | null;
  workPairs?: readonly LanguagePair[] | null;
}

const base = (language: RawBuilder<unknown>) => sql`regexp_replace(${language}, ' \\(.*\\)$', '')`;

/** Condition on reviews `alias`: the paper is the reader's own. */
export function isOwnPaper(reader: Pick<Reader, 'id'>, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${reader.id}::uuid in (${column('claimedBy')}, ${column('assignedTo')}, ${column('authenticatedBy')},
    ${column('userId')}))`;
}

/** Condition on reviews `alias`: the reader reaches the paper; undefined for who reads everything. */
export function reachesPaper(reader: Reader, alias: string): RawBuilder<boolean> | undefined {
  if (readsEverything(reader)) return undefined;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const reached = [isOwnPaper(reader, alias)];
  if (canAny(reader, ['translate', 'revise', 'certify'])) reached.push(isFree(reader, alias));
  if (can(reader, 'notarize')) reached.push(sql<boolean>`(${column('notarySince')} is not null)`);
  return sql<boolean>`coalesce(${sql.join(reached, sql` or `)}, false)`;
}

/** Unassigned and undecided, of one of the reader's pairs. */
function isFree({ workPairs }: Reader, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const free = sql<boolean>`${column('status')} = 'pending' and ${column('assignedTo')} is null`;
  if (!workPairs) return sql<boolean>`(${free})`;
  return sql<boolean>`(${free} and exists (
    select from jsonb_to_recordset(${JSON.stringify(workPairs)}::jsonb) as pair("from" text, "to" text)
    where ${base(sql`pair."from"`)} = ${base(column('sourceLanguage'))}
      and ${base(sql`pair."to"`)} = ${base(column('targetLanguage'))}))`;
}
