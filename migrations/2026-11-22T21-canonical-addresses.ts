import { sql, type Kysely } from 'kysely';

interface Row {
  id: string;
  email: string;
}

/** As `shared/email.ts` was on this day: a migration keeps its own copy. */
function canonicalEmail(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text
    .slice(at + 1)
    .replaceAll(/[\u3002\uff61]/g, '.')
    .replace(/\.$/, '');
  return `${text.slice(0, at)}@${asciiDomain(domain)}`;
}

function asciiDomain(domain: string): string {
  if (/^[\u0021-\u007e]+$/.test(domain) || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Stores each address in its canonical form. Where two accounts share one, the first confirmed account gets it unless
 * the other has it already; the one that is left keeps its spelling and is reported by id, to be merged by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`
    select p.id, p.email from profiles p join credentials c on c.user_id = p.id
    where p.email ~ '[^\x21-\x7e]' or p.email <> lower(p.email) or p.email like '%.'
    order by c.email_verified_at is null, p.created_at`.execute(db);
  for (const { id, email } of rows) {
    const canonical = canonicalEmail(email);
    if (canonical === email) continue;
    // Checked before it is written: a violated index would write the address to the database's log.
    const { numAffectedRows } = await sql`
      update profiles set email = ${canonical}
      where id = ${id} and not exists (
        select from profiles other where lower(other.email) = lower(${canonical}) and other.id <> ${id}
      )`.execute(db);
    if (numAffectedRows === 0n) console.warn(`profile ${id} shares its address with another account`);
  }
}
