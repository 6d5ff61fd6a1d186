import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';

/** Half a megabyte that no reader gets pages out of, and that takes long to give up. */
const file = `%PDF-1.7\n${'1 0 obj <</Kids []>> endobj\n'.repeat(18_000)}%%EOF\n`;

/** Damaged files, by who sends them. Each flood has accounts of its own, so that none uses up another's limits. */
export async function uploadFloods(stand: BenchEnvironment): Promise<{ name: string; requests: string[] }[]> {
  const people = await findUploaders(stand);
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

async function findUploaders({ customers, deps }: BenchEnvironment): Promise<Uploader[]> {
  const ids = customers.map(({ id }) => id);
  const drafts = await deps.db
    .selectFrom('documents')
    .distinctOn('userId')
    .select(['id', 'userId'])
    .where('status', '=', 'pending')
    .where('userId', 'in', ids)
    .execute();
  const draftOf = new Map(drafts.map(({ id, userId }) => [userId, id]));
  const people = customers.flatMap((customer) => {
    const draftId = draftOf.get(customer.id);
    return draftId === undefined ? [] : [{ ...customer, draftId }];
  });
  if (people.length < 121) throw new Error('too few customers have a draft to upload to');
  return people;
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
