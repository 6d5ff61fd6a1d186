import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';

/** Half a megabyte that no reader can parse, costly to reject. */
const file = `%PDF-1.7\n${'1 0 obj <</Kids []>> endobj\n'.repeat(18_000)}%%EOF\n`;

/** Floods of damaged files. Each uses separate accounts, so that none exhausts another's limits. */
export async function uploadFloods(environment: BenchEnvironment): Promise<{ name: string; requests: string[] }[]> {
  const people = await addDrafts(environment);
  const sixty = people.slice(0, 60);
  const office = people.slice(60, 120).map((person) => ({ ...person, ip: '10.3.0.1' }));
  const single = people.slice(120, 121);
  return [
    { name: 'while sixty accounts of sixty networks upload damaged files', requests: sixty.map(upload) },
    { name: 'while sixty accounts of one network upload damaged files', requests: office.map(upload) },
    { name: 'while one account uploads damaged files', requests: single.map(upload) },
  ];
}

interface Uploader extends Customer {
  draftId: string;
}

/** Gives every customer a draft without a file. */
async function addDrafts({ customers, deps }: BenchEnvironment): Promise<Uploader[]> {
  const { rows } = await deps.pool.query<{ id: string; userId: string }>(
    `insert into documents (user_id, filename, pages, source_language, client_name, status, payment_status,
        verification_code, idempotency_key)
      select id, 'damaged.pdf', 1, 'Spanish', 'Bench', 'pending', 'unpaid', 'upload-' || id, 'upload'
      from unnest($1::uuid[]) as id
      returning id, user_id as "userId"`,
    [customers.map(({ id }) => id)],
  );
  const draftOf = new Map(rows.map(({ id, userId }) => [userId, id]));
  return customers.map((customer) => ({ ...customer, draftId: draftOf.get(customer.id) ?? '' }));
}

function upload({ draftId, cookie, ip }: Uploader): string {
  const head = [
    `PUT /files/documents/${draftId} HTTP/1.1`,
    'host: localhost',
    `cookie: ${cookie}`,
    `x-forwarded-for: ${ip}`,
    `content-length: ${file.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${file}`;
}
