import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { startSession } from '#server/features/auth/session.ts';
import type { Customer } from './customers.ts';
import type { BenchEnvironment } from './environment.ts';
import { atMost, median, type Finding } from './goals.ts';
import { withStoredFiles } from './stored-files.ts';
import { underFlood } from './under-flood.ts';
import { addDrafts, uploadRequest, type Uploader } from './upload-floods.ts';

/** Of an office, or of a mobile carrier's gateway. */
const address = '10.3.7.1';
const newcomers = 3;
/** As many connections send hostile files without a pause. */
const hostileFiles = 42;
const uploads = 12;
const pauseMs = 500;

/**
 * An honest upload of twelve pages beside three new accounts that flood the same address with files that take seconds to refuse,
 * against the same upload without them. Each known person uploads once, timed until it is received, counted and stored.
 */
export async function measureSameAddress(environment: BenchEnvironment): Promise<Finding[]> {
  return withStoredFiles(environment, async ({ product }) => {
    const { port } = product;
    const file = await makeTwelvePages();
    const known = environment.customers.slice(-(2 * uploads + 2));
    await environment.deps.pool.query(
      `update profiles set created_at = now() - interval '30 days' where id = any($1::uuid[])`,
      [known.map(({ id }) => id)],
    );
    const drafts = await addDrafts(environment, known, 'same-address');
    const honest = drafts.map((person) => ({ ...person, ip: address }));
    const measure = async (people: readonly Uploader[]) => {
      const times: number[] = [];
      for (const person of people) {
        times.push(await timeUpload(port, person, file));
        await wait(pauseMs);
      }
      return times;
    };
    // The first two start the process that counts, and connections.
    await measure(honest.slice(0, 2));
    const idle = median(await measure(honest.slice(2, 2 + uploads)));
    const hostile = await addDrafts(environment, await addNewcomers(environment), 'hostile');
    const requests = hostile.map((person) => uploadRequest({ ...person, ip: address }, deepPages(20_000)));
    const beside = await underFlood({ product, requests, connections: hostileFiles, seconds: 20 }, () =>
      measure(honest.slice(2 + uploads)),
    );
    const busy = median(beside);
    const goal = `P9 an upload beside a same-address upload flood (${busy.toFixed(0)} of ${idle.toFixed(0)} ms)`;
    const worst = { goal: 'the slowest of them', must: '', found: `${Math.max(...beside).toFixed(0)} ms` };
    return [atMost(goal, { must: 3, found: busy / idle, unit: '×' }), worst];
  });
}

async function timeUpload(
  port: number,
  { draftId, cookie, ip }: Uploader,
  file: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/files/documents/${draftId}`, {
    method: 'PUT',
    headers: { cookie, 'x-forwarded-for': ip },
    body: file,
  });
  const answer = await response.text();
  if (response.status !== 200 || !answer.includes('"pages":12')) throw new Error(`an honest upload failed: ${answer}`);
  return performance.now() - started;
}

/** Customers who registered just now. */
async function addNewcomers({ deps }: BenchEnvironment): Promise<Customer[]> {
  const { rows } = await deps.pool.query<{ id: string }>(
    `with person as (
      insert into profiles (email, name, role) select 'newcomer' || n || '@people.example', 'New', 'user'
        from generate_series(1, $1::int) n returning id
    )
    insert into credentials (user_id, password_hash, email_verified_at) select id, 'none', now() from person
      returning user_id as id`,
    [newcomers],
  );
  return Promise.all(
    rows.map(async ({ id }) => {
      const { cookie } = await startSession(deps, id, 'bench');
      return { id, cookie: cookie.split(';', 1)[0] ?? '', ip: address };
    }),
  );
}

async function makeTwelvePages(): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  const bytes = buffer(document);
  for (let page = 1; page <= 12; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return new Uint8Array(await bytes);
}

/** A page below so many levels of the page tree, which takes its readers a second or more. */
function deepPages(levels: number): string {
  const lists = Array.from({ length: levels }, (_, level) => `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`);
  const page = `<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 612 792] >>`;
  let file = '%PDF-1.7\n';
  let table = '';
  for (const [index, body] of ['<< /Type /Catalog /Pages 2 0 R >>', ...lists, page].entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const size = levels + 3;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
