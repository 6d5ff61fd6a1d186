import { sql, type RawBuilder } from 'kysely';
import { rolesThat, type Capability } from '#shared/access.ts';

/** Condition on profiles `alias`: the person holds one of the capabilities, as `can` answers. A suspended one has the role `user`. */
export function holds(alias: string, ...wanted: readonly Capability[]): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const named = new Set(wanted.flatMap(rolesThat));
  return sql<boolean>`(${column('role')} <> 'user' and case when ${column('capabilities')} is null
    then ${column('role')} = any(${sql.val([...named])}::text[])
    else ${column('capabilities')} && ${sql.val([...wanted])}::text[] end)`;
}
