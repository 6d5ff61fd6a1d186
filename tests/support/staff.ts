import { roleOf, type StaffCapability } from '#shared/access.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import { buildUser, type BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** A member of the staff with a set of their own, of these pairs; null is every pair. */
export async function buildStaff(
  h: Harness,
  options: { capabilities: readonly StaffCapability[]; pairs?: readonly LanguagePair[] | null; name?: string },
): Promise<BuiltUser> {
  const { capabilities, pairs = null, name = 'Clara Reis' } = options;
  const user = await buildUser(h, { role: roleOf(capabilities), name });
  await h.db
    .updateTable('profiles')
    .set({ capabilities: [...capabilities], workPairs: pairs && JSON.stringify(pairs) })
    .where('id', '=', user.id)
    .execute();
  return { ...user, capabilities, workPairs: pairs };
}
