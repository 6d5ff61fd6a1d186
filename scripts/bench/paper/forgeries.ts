import { createHash } from 'node:crypto';
import { AppError } from '#server/errors.ts';
import { updateRevoked } from '#server/features/documents/certificates.ts';
import { readStored } from '#server/features/documents/stored-bytes.ts';
import { lookUpCode } from '#server/features/verification/service.ts';
import type { Brand } from '#shared/brand.ts';
import { noneOf, type Finding } from '../goals.ts';
import { readObject, type Delivered, type PaperEnvironment } from './environment.ts';
import {
  assembled,
  changed,
  flipped,
  forgersKey,
  gapOf,
  imitated,
  signedBy,
  transplanted,
  withPageAppended,
  withTitle,
} from './forge.ts';

/** Each forgery resolves with what `/verify`, or the download, makes of it; `genuine` is a miss. */
type Forgery = (environment: PaperEnvironment) => Promise<string>;

type Tamper = (delivered: Delivered, environment: PaperEnvironment) => Buffer | Promise<Buffer>;

/** A forged file with its holder's code. */
function file(tamper: Tamper): Forgery {
  return async (environment) => {
    const delivered = await environment.deliver();
    const forged = await tamper(delivered, environment);
    return (await environment.verify(forged, delivered.code)).outcome;
  };
}

const other: { paper: 'marriageBr'; holder: { name: string } } = {
  paper: 'marriageBr',
  holder: { name: 'Beatriz Nogueira' },
};

/** A row changed past the product; the file stays as it was. */
function row(statement: string, values: (delivered: Delivered) => readonly unknown[] = () => []): Forgery {
  return async ({ deps, deliver, verify }) => {
    const delivered = await deliver();
    await deps.pool.query(statement, [delivered.documentId, ...values(delivered)]);
    return (await verify(delivered.bytes)).outcome;
  };
}

/** A forged file entered into our records past the product. */
function entered(statement: string): Forgery {
  return async ({ deps, deliver, verify }) => {
    const delivered = await deliver();
    const forged = flipped(delivered.bytes, delivered.bytes.length - 1200);
    const sha256 = createHash('sha256').update(forged).digest('hex');
    await deps.pool.query(statement, [delivered.documentId, sha256]);
    return (await verify(forged, delivered.code)).outcome;
  };
}

/** The subject of our own document certificate. */
const subjectOf = ({ legalName }: Brand) => `/O=${legalName}/CN=${legalName} document signing`;

const forgeries: Readonly<Record<string, Forgery>> = {
  'one flipped byte': file(({ bytes }) => flipped(bytes, 2000)),
  'bytes appended': file(({ bytes }) => Buffer.concat([bytes, Buffer.from('\n% seen and approved')])),
  'an incremental update with a page': file(({ bytes }) => withPageAppended(bytes)),
  'a second signature on top': file(async ({ bytes, code }, { dir }) =>
    signedBy(await forgersKey(dir, '/O=Notary/CN=Notary'), bytes, code),
  ),
  'a swapped page': file(async ({ bytes }, { deliver }) =>
    assembled([
      { of: bytes, page: 0 },
      { of: (await deliver(other)).bytes, page: 1 },
      { of: bytes, page: 2 },
    ]),
  ),
  'a certificate page on another translation': file(async ({ bytes }, { deliver }) =>
    transplanted(bytes, (await deliver(other)).bytes),
  ),
  'signed again by another key': file(async ({ bytes, code }, { dir }) =>
    signedBy(await forgersKey(dir, '/CN=Someone'), await withTitle(bytes, 'Certificate'), code),
  ),
  'signed again by a key in our name': file(async ({ bytes, code }, { dir, deps }) =>
    signedBy(await forgersKey(dir, subjectOf(deps.env.brand)), await assembled([{ of: bytes, page: 0 }]), code),
  ),
  'a stripped signature': file(({ bytes }) =>
    changed(bytes, (copy) => copy.fill('0', gapOf(copy).from + 1, gapOf(copy).to - 1)),
  ),
  'written anew without its signature': file(({ bytes }) => assembled([{ of: bytes, page: 0 }])),
  'the signature of another delivery': file(async ({ bytes }, { deliver }) => {
    const donor = (await deliver(other)).bytes;
    const [from, to] = [gapOf(donor), gapOf(bytes)];
    const length = Math.min(from.to - from.from, to.to - to.from);
    return changed(bytes, (copy) => donor.copy(copy, to.from, from.from, from.from + length));
  }),
  'a byte range that leaves bytes out': file(({ bytes }) =>
    changed(bytes, (copy) => copy.write('9', copy.toString('latin1').indexOf('/ByteRange [') + 12, 'latin1')),
  ),
  'bytes hidden beside the signature': file(({ bytes }) =>
    changed(bytes, (copy) => copy.write('>/OK true<', gapOf(copy).to - 11, 'latin1')),
  ),
  'the signature spelled in other letters': file(({ bytes }) =>
    changed(bytes, (copy) => {
      const { from, to } = gapOf(copy);
      const hex = copy.toString('latin1', from, to);
      copy.write(hex === hex.toUpperCase() ? hex.toLowerCase() : hex.toUpperCase(), from, 'latin1');
    }),
  ),
  'a truncated file': file(({ bytes }) => bytes.subarray(0, bytes.length - 40)),
  'another title in the file': file(({ bytes }) => withTitle(bytes, 'OFFICIALLY APPROVED BY USCIS')),
  'a page of its own with a genuine code': file(({ code }) => imitated(code)),
  'a revoked certificate': async ({ deps, deliver, verify }) => {
    const { documentId, bytes } = await deliver();
    await deps.db.transaction().execute((trx) => updateRevoked(trx, { documentId, now: deps.now() }));
    return (await verify(bytes)).outcome;
  },
  'an old revision': row(
    `with revision as (
      update certificates set superseded_at = now() where document_id = $1::uuid returning id
    ), event as (
      insert into document_events (document_id, event, actor_role, details)
      select $1::uuid, 'recorded', 'system', jsonb_build_object('kind', 'superseded', 'certificate', id) from revision
      returning id
    )
    insert into certificate_entries (certificate_id, kind, file_sha256, event_id)
    select revision.id, 'superseded', f.sha256, event.id
    from revision join certificate_files f on f.certificate_id = revision.id, event`,
  ),
  'another file in the bucket': async ({ deps, deliver }) => {
    const [held, swapped] = [await deliver(), await deliver(other)];
    const { bytes: content, documentId, key } = held;
    await deps.storage.put(key, swapped.bytes, { mimetype: 'application/pdf', cacheSeconds: 0 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    return refusedAs('STORED_FILE_ALTERED', () =>
      readStored(deps, { documentId, key, sizeBytes: content.length, sha256 }),
    );
  },
  'a certificate dated back by UPDATE': row(
    `update certificates set issued_at = issued_at - interval '1 year' where document_id = $1`,
  ),
  'a signature dated back by UPDATE': row(
    `update translated_documents set authentication_date = authentication_date - interval '1 year'
      where original_document_id = $1`,
  ),
  'another holder by UPDATE': row(
    `update certificates set facts = jsonb_set(facts, '{holders,0,name}', '"Someone Else"') where document_id = $1`,
  ),
  'a forged hash by UPDATE': entered(
    `update certificate_files f set sha256 = $2 from certificates c where c.id = f.certificate_id and c.document_id = $1`,
  ),
  'a forged file by INSERT': entered(
    `insert into certificate_files (certificate_id, sha256, file_key, size_bytes)
      select id, $2, 'forged.pdf', 1 from certificates where document_id = $1`,
  ),
  'a revocation undone by UPDATE': async ({ deps, deliver, verify }) => {
    const { documentId, bytes } = await deliver();
    await deps.db.transaction().execute((trx) => updateRevoked(trx, { documentId, now: deps.now() }));
    await deps.pool.query('update certificates set revoked_at = null where document_id = $1', [documentId]);
    return (await verify(bytes)).outcome;
  },
  'renamed by its owner': async ({ deps, deliver }) => {
    const { code, documentId } = await deliver();
    await deps.pool.query(`update translated_documents set filename = $2 where original_document_id = $1`, [
      documentId,
      'OFFICIALLY APPROVED BY USCIS.pdf',
    ]);
    const found = await lookUpCode(deps, { code, ip: code });
    return JSON.stringify(found).includes('APPROVED BY') ? 'genuine' : 'title kept';
  },
};

async function refusedAs(code: string, work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'genuine';
  } catch (error) {
    if (error instanceof AppError && error.code === code) return 'refused';
    throw error;
  }
}

/** No forgery is taken for a file as issued; the untouched file of the same kind is. */
export async function measureForgeries(environment: PaperEnvironment): Promise<Finding[]> {
  const taken: string[] = [];
  const { key } = await environment.deliver();
  const control = (await environment.verify(await readObject(environment.deps, key))).outcome;
  if (control !== 'genuine') taken.push(`the control file is ${control}`);
  for (const [name, run] of Object.entries(forgeries)) {
    const outcome = await run(environment);
    if (process.env.VERBOSE) console.log(`  ${name}: ${outcome}`);
    if (outcome === 'genuine') taken.push(name);
  }
  return [noneOf(`Forgeries: taken for genuine of ${Object.keys(forgeries).length}`, taken)];
}
