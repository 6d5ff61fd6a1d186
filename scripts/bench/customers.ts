import type { Deps } from '#server/deps.ts';
import { startSession } from '#server/features/auth/session.ts';

export interface Customer {
  id: string;
  /** `Cookie` header. */
  cookie: string;
  /** Client IP, each in its own network. */
  ip: string;
}

/** Signs in `count` customers, each with sixty documents and three unread notifications; returns verifiable codes too. */
export async function fillCustomers(deps: Deps, count: number): Promise<{ customers: Customer[]; codes: string[] }> {
  const { rows } = await deps.pool.query<{ id: string }>(
    `select id from profiles where role = 'user' order by email limit $1`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await deps.pool.query(
    `update documents d set user_id = person.id
      from (select id, n from unnest($1::uuid[]) with ordinality as listed (id, n)) person
      where substring(d.verification_code from 4)::int <= 60 * $2::int
        and person.n = 1 + substring(d.verification_code from 4)::int % $2::int`,
    [ids, count],
  );
  await deps.pool.query(
    `insert into notifications (user_id, type, title, message)
      select id, 'payment_confirmed', 'Paid', 'Thank you' from unnest($1::uuid[]) as id, generate_series(1, 3)`,
    [ids],
  );
  const found = await deps.pool.query<{ code: string }>(
    'select verification_code as code from translated_documents where is_authenticated order by random() limit 5000',
  );
  await deps.pool.query('vacuum analyze documents, notifications');
  // Flushes the writes of filling, which would distort the measurement.
  await deps.pool.query('checkpoint');
  const customers: Customer[] = [];
  for (const [index, id] of ids.entries()) {
    const { cookie } = await startSession(deps, id, 'bench');
    customers.push({ id, cookie: cookie.split(';', 1)[0] ?? '', ip: `10.2.${index}.1` });
  }
  return { customers, codes: found.rows.map(({ code }) => code) };
}
