import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { setUserRole } from '#server/features/admin/users.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAddress,
  updateEmailVerified,
} from '#server/features/auth/queries.ts';
import { ensureSigner } from './signers.ts';

/** Demo people besides the three logins, with random passwords. */
const people = {
  yuki: { name: '田中 由紀', email: 'yuki.tanaka@demo.example', phone: '+81355501020', role: 'user' },
  jiwoo: { name: '김지우', email: 'jiwoo.kim@demo.example', phone: '+82255501030', role: 'user' },
  noa: { name: 'נועה לוי', email: 'noa.levi@demo.example', phone: '+97235550104', role: 'user' },
  layla: { name: 'ليلى حداد', email: 'layla.haddad@demo.example', phone: '+9611555010', role: 'user' },
  omar: { name: 'Omar El-Sayed', email: 'omar.elsayed@demo.example', phone: '+20255501060', role: 'user' },
  jurgen: { name: 'Jürgen Weiß', email: 'juergen.weiss@demo.example', phone: '+493055501070', role: 'user' },
  valentina: { name: 'Valentina Rojas', email: 'valentina.rojas@demo.example', phone: '+5715550108', role: 'user' },
  carlos: { name: 'Carlos Mendoza Ruiz', email: 'carlos.mendoza@demo.example', phone: '+525555501090', role: 'user' },
  tiago: { name: 'Tiago Ferreira', email: 'tiago.ferreira@demo.example', phone: '+351215550110', role: 'user' },
  beatriz: { name: 'Beatriz Nogueira', email: 'beatriz@unreachable.example', phone: '+551155501011', role: 'user' },
  herrera: {
    name: 'Ana Lucía Herrera',
    email: 'ana.herrera@demo.example',
    phone: '+15550100121',
    role: 'authenticator',
  },
  keller: { name: 'Tobias Keller', email: 'tobias.keller@demo.example', phone: '+15550100122', role: 'authenticator' },
} as const;

export type Person = keyof typeof people;

/** Returns the person's account; creates it confirmed, with its role set by `admin`, when missing. */
export async function ensurePerson(deps: Deps, { person, admin }: { person: Person; admin: Actor }): Promise<Actor> {
  const { name, email, phone, role } = people[person];
  const id = (await findAccountByEmail(deps.db, email))?.id ?? (await register(deps, { name, email, phone }));
  if (role !== 'user' && (await findAccount(deps.db, id))?.role === 'user')
    await setUserRole(deps, admin, { id, role });
  const actor = { id, role, name, email };
  if (person === 'herrera' || person === 'keller') {
    await ensureSigner(deps, actor, { signer: person, since: deps.now() });
  }
  return actor;
}

async function register(deps: Deps, account: { name: string; email: string; phone: string }): Promise<string> {
  const id = randomUUID();
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'), account.email);
  await deps.db.transaction().execute(async (trx) => {
    await lockAddress(trx, account.email);
    await insertAccount(trx, { id, ...account, passwordHash, now: deps.now() });
    await updateEmailVerified(trx, { userId: id, now: deps.now() });
  });
  return id;
}
