import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';

/** Half a megabyte that no reader can parse, costly to reject. */
const file = `%PDF-1.7\n${'1 0 obj <</Kids []>> endobj\n'.repeat(18_000)}%%EOF\n`;

/** CSVs of orders that cost their reader as much as possible: a fault in each line, lines of nothing, one line without an end. */
const lists = ['"a"b\n'.repeat(21_000), ',\n'.repeat(500_000), 'a'.repeat(1_000_000)].map(
  (lines) => `Client name,Language,Type,Reference,Filename\n${lines}`,
);

/** Floods of damaged files. Each uses separate accounts, so that none exhausts another's limits. */
export async function uploadFloods(environment: BenchEnvironment): Promise<{ name: string; requests: string[] }[]> {
  const people = await addDrafts(environment, environment.customers, 'damaged');
  const sixty = people.slice(0, 60);
  const office = people.slice(60, 120).map((person) => ({ ...person, ip: '10.3.0.1' }));
  const single = people.slice(120, 121);
  const firms = people.slice(121, 131);
  const damaged = (person: Uploader) => uploadRequest(person, file);
  return [
    { name: 'while sixty accounts of sixty networks upload damaged files', requests: sixty.map(damaged) },
    { name: 'while sixty accounts of one network upload damaged files', requests: office.map(damaged) },
    { name: 'while one account uploads damaged files', requests: single.map(damaged) },
    {
      name: 'while ten accounts upload hostile CSVs',
      requests: firms.flatMap((person) => lists.map((list) => requestTo('bulk', person, list))),
    },
  ];
}

export interface Uploader extends Customer {
  draftId: string;
}

/** Gives each customer a draft without a file, once per `key`. */
export async function addDrafts(
  { deps }: BenchEnvironment,
  customers: readonly Customer[],
  key: string,
): Promise<Uploader[]> {
  const { rows } = await deps.pool.query<{ id: string; userId: string }>(
    `insert into documents (user_id, filename, pages, source_language, client_name, status, payment_status,
        verification_code, idempotency_key)
      select id, 'upload.pdf', 1, 'Spanish', 'Bench', 'pending', 'unpaid', $2 || '-' || id, $2
      from unnest($1::uuid[]) as id
      returning id, user_id as "userId"`,
    [customers.map(({ id }) => id), key],
  );
  const draftOf = new Map(rows.map(({ id, userId }) => [userId, id]));
  return customers.map((customer) => ({ ...customer, draftId: draftOf.get(customer.id) ?? '' }));
}

/** A raw request that uploads a file of ASCII to the draft. */
export function uploadRequest(person: Uploader, body: string): string {
  return requestTo(`documents/${person.draftId}`, person, body);
}

function requestTo(target: string, { cookie, ip }: Uploader, body: string): string {
  const head = [
    `PUT /files/${target} HTTP/1.1`,
    'host: localhost',
    `cookie: ${cookie}`,
    `x-forwarded-for: ${ip}`,
    `content-length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
