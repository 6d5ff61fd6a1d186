import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuest } from '#server/features/auth/guests.ts';
import { startSession } from '#server/features/auth/session.ts';
import type { Rule } from '#server/public-api/grants.ts';
import { ruleOf } from '#server/public-api/procedures.ts';
import { accessMatrix } from '../support/access-matrix.ts';
import type { Access } from '../support/access-row.ts';
import { buildKey, buildTestKey } from '../support/api-keys.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildMember, buildOrganization } from '../support/organizations.ts';
import {
  listProcedures,
  throughBatch,
  throughCaller,
  throughHttp,
  throughSocket,
  type Call,
  type Transport,
} from '../support/transports.ts';

/**
 * Access matrix: every procedure × role × own, foreign and missing row × transport. The whole of it is a sweep; of each procedure
 * every run refuses each kind of caller and answers one.
 */

const people = ['visitor', 'expired', 'guest', 'owner', 'other', 'authenticator', 'admin'] as const;
/**
 * Keys of the owner, or of the admin for staff procedures: with every scope of the role, and with none; and a test key of the
 * owner, whose sandbox is empty.
 */
const keyCallers = ['key', 'bare key', 'test key'] as const;
/** People who act for an organization: its owner, a member of it, and the owner of another one. */
const members = ['head', 'member', 'outsider'] as const;
const callers = [...people, ...members, ...keyCallers];
type PersonName = (typeof people)[number] | MemberName;
type MemberName = (typeof members)[number];
type KeyCaller = (typeof keyCallers)[number];
type CallerName = PersonName | KeyCaller;
const targets = ['of owner', 'of other', 'of organization', 'of nobody'] as const;
type TargetName = (typeof targets)[number] | 'none';
/** Adding a transport adds one line here. */
const transports = {
  caller: throughCaller,
  http: throughHttp,
  batch: throughBatch,
  socket: throughSocket,
} as const satisfies Record<string, Transport>;

/** Subscriptions run over sockets only; sockets open for signed-in users only. */
function waysOf(kind: string, caller: CallerName): readonly (keyof typeof transports)[] {
  if (caller === 'test key') return kind === 'subscription' ? ['socket'] : ['http'];
  if (isKey(caller)) return kind === 'subscription' ? ['socket'] : ['http', 'batch', 'socket'];
  // Members differ only in their identity, which every transport reads from the session.
  if (isMember(caller)) return kind === 'subscription' ? ['socket'] : ['http'];
  // Guests are identified by a cookie, which only requests carry.
  if (caller === 'guest') return kind === 'subscription' ? ['caller'] : ['http', 'batch'];
  const onSockets = isStranger(caller) ? [] : (['socket'] as const);
  return kind === 'subscription' ? ['caller', ...onSockets] : ['caller', 'http', 'batch', ...onSockets];
}

function isKey(caller: CallerName): caller is KeyCaller {
  return keyCallers.some((name) => name === caller);
}

function isMember(caller: CallerName): caller is MemberName {
  return members.some((name) => name === caller);
}

interface Cell {
  caller: CallerName;
  target: TargetName;
  transport: keyof typeof transports;
}

let h: Harness;
let accounts: Record<PersonName, BuiltUser>;
/** By holder. */
let keys: Record<'owner' | 'admin', Record<KeyCaller, string>>;
let cells = 0;

beforeAll(async () => {
  h = await createHarness({ env: { TRUST_PROXY: 'loopback' } });
  await h.listen();
  const [owner, other] = [await buildUser(h), await buildUser(h)];
  accounts = {
    visitor: { ...owner, cookie: '' },
    expired: { ...owner, cookie: await expiredSession(owner) },
    guest: { ...owner, cookie: await guestCookie() },
    owner,
    other,
    authenticator: await buildUser(h, { role: 'authenticator' }),
    admin: await buildUser(h, { role: 'admin' }),
    ...(await buildMembers()),
  };
  keys = { owner: await keysOf(owner), admin: await keysOf(accounts.admin) };
});
// The matrix exceeds the ordinary rate limits.
beforeEach(() => h.deps.pool.query('delete from rate_limits'));
afterAll(async () => {
  await h.stop();
  console.info(`access: ${cells} cells`);
});

/** Of somebody who ordered without an account. */
async function guestCookie(): Promise<string> {
  const { cookie } = await createGuest(h.deps, {
    email: `guest-${randomUUID()}@people.example`,
    locale: null,
    currency: null,
  });
  return cookie.split(';', 1)[0] ?? '';
}

async function buildMembers(): Promise<Record<MemberName, BuiltUser>> {
  const [organization, another] = [await buildOrganization(h), await buildOrganization(h)];
  // Another owner of each, so that the first may leave.
  await buildMember(h, { organization, role: 'owner' });
  await buildMember(h, { organization: another, role: 'owner' });
  const member = await buildMember(h, { organization });
  return { head: organization.owner, member, outsider: another.owner };
}

async function keysOf(user: BuiltUser): Promise<Record<KeyCaller, string>> {
  return {
    key: (await buildKey(h, user)).key,
    'bare key': (await buildKey(h, user, { scopes: [] })).key,
    'test key': user.role === 'user' ? (await buildTestKey(h, user)).key : '',
  };
}

/** The person as whom a caller acts. */
function personOf({ who }: Access, caller: CallerName): PersonName {
  if (!isKey(caller)) return caller;
  if (caller === 'test key') return 'owner';
  return who === 'staff' || who === 'admin' ? 'admin' : 'owner';
}

async function expiredSession(user: BuiltUser): Promise<string> {
  const { cookie, sessionId } = await startSession(h.deps, user.id, 'test');
  await h.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', sessionId)
    .execute();
  return cookie.split(';', 1)[0] ?? '';
}

/** Callers without an account. */
function isStranger(caller: CallerName): boolean {
  return caller === 'visitor' || caller === 'expired' || caller === 'guest';
}

/** The refusal a caller gets for any row; undefined when role and key allow the call. */
function refusal(path: string, access: Access, caller: CallerName): string | undefined {
  const rule = ruleOf(path);
  if (rule?.isTest && caller !== 'test key') {
    return isStranger(caller) ? 'NOT_SIGNED_IN' : 'TEST_KEY_NEEDED';
  }
  if (isKey(caller)) {
    const scope = rule?.scope ?? null;
    if (scope === null) return 'KEY_NOT_ALLOWED';
    if (caller === 'test key') return refusalOfTestKey(access, rule);
    if (rule?.needsProof) return 'KEY_NOT_ALLOWED';
    return caller === 'bare key' && scope !== 'any' ? 'SCOPE_MISSING' : undefined;
  }
  const { who } = access;
  if (isMember(caller)) {
    const { member } = accounts[caller];
    if (member === null || !ruleOf(path)?.member.includes(member)) return 'MEMBER_DENIED';
  }
  if (who === 'anyone') return undefined;
  if (caller === 'guest' && (who === 'guest' || access.guest)) return undefined;
  if (who === 'guest' || isStranger(caller)) return 'NOT_SIGNED_IN';
  const isStaff = caller === 'authenticator' || caller === 'admin';
  if (who === 'user' && isStaff) return 'PERMISSION_DENIED';
  if (who === 'staff' && !isStaff) return 'STAFF_ONLY';
  if (who === 'admin' && caller !== 'admin') return 'ADMIN_ONLY';
  if (access.organization && !isMember(caller)) return 'ORGANIZATION_NEEDED';
  return undefined;
}

/** A sandbox is a customer's. */
function refusalOfTestKey({ who }: Access, rule: Rule): string | undefined {
  if (rule?.isLive) return 'TEST_UNSUPPORTED';
  if (who === 'staff') return 'STAFF_ONLY';
  return who === 'admin' ? 'ADMIN_ONLY' : undefined;
}

function reaches(access: Access, name: CallerName, target: TargetName): boolean {
  const { reach = 'own' } = access;
  const caller = personOf(access, name);
  if (target === 'none') return true;
  if (target === 'of nobody' || name === 'test key') return false;
  if (reach === 'every') return true;
  if (reach === 'ownOrStaff' && (caller === 'authenticator' || caller === 'admin')) return true;
  if (caller === 'head' || caller === 'member') return target === 'of organization';
  return target === `of ${caller}`;
}

function expectedCode(path: string, access: Access, { caller, target }: Cell): string | undefined {
  return (
    refusal(path, access, caller) ??
    (reaches(access, caller, target) ? (access.answer ?? 'OK') : absentFor(access, caller))
  );
}

function absentFor({ absent, absentInSandbox }: Access, caller: CallerName): string {
  return (caller === 'test key' ? absentInSandbox : undefined) ?? absent ?? 'no answer is written down';
}

/** Fingerprint of the database's relevant rows: every insert, update and delete changes it, also one of equal values. */
async function fingerprint(): Promise<string> {
  const tables = [
    'profiles',
    'credentials',
    'folders',
    'documents',
    'documents_to_be_verified',
    'translated_documents',
    'payments',
    'refunds',
    'notifications',
    'outbound_emails',
  ];
  // `xmin` is the transaction that wrote the row's version: reading it costs a tenth of reading the row as text.
  const parts = tables.map(
    (name) => `select '${name}' || count(*) || '/' || sum(xmin::text::bigint) as rows from ${name}`,
  );
  const { rows } = await h.deps.pool.query<{ print: string }>(
    `select string_agg(rows, '|') as print from (${parts.join(' union all ')}) whole`,
  );
  return rows[0]?.print ?? '';
}

describe.each(listProcedures())('$path', ({ path, kind }) => {
  const rows = Object.entries(accessMatrix).filter(([name]) => name.split('#')[0] === path);

  test('has a row in the matrix', () => expect(rows.length).toBeGreaterThan(0));

  test.each(rows)('%s, by a call or two of each caller', (_name, access) => ask({ path, kind, access }, briefly));

  test.each(rows)('%s, by every caller, row and transport', { tags: 'sweep' }, (_name, access) =>
    ask({ path, kind, access }, ({ all }) => all),
  );
});

interface Choice {
  all: readonly Cell[];
  isRefused: (cell: Cell) => boolean;
}

/** Of each caller the first row that is refused, and of all the first that is allowed; each over one transport. */
function briefly({ all, isRefused }: Choice): readonly Cell[] {
  const one = (caller: CallerName, isWanted: (cell: Cell) => boolean): Cell[] => {
    const ofCaller = all.filter((cell) => cell.caller === caller && isWanted(cell));
    const cell = ofCaller.find(({ transport }) => transport === 'http') ?? ofCaller.at(-1);
    return cell === undefined ? [] : [cell];
  };
  const allowed = callers.flatMap((caller) => one(caller, (cell) => !isRefused(cell)));
  return [...callers.flatMap((caller) => one(caller, isRefused)), ...allowed.slice(0, 1)];
}

/** Makes the calls that `choose` picks from all of a procedure's. */
async function ask(
  { path, kind, access }: { path: string; kind: Call['kind']; access: Access },
  choose: (choice: Choice) => readonly Cell[],
): Promise<void> {
  const named: readonly TargetName[] = access.target ? targets : ['none'];
  // Procedures closed to a key are tested with a single row.
  const targetsOf = (caller: CallerName) =>
    isKey(caller) && refusal(path, access, caller) !== undefined ? named.slice(0, 1) : named;
  const all = callers.flatMap((caller) =>
    targetsOf(caller).flatMap((target) => waysOf(kind, caller).map((transport) => ({ caller, target, transport }))),
  );
  // Whatever a test key does changes no live row.
  const isRefused = ({ caller, target }: Cell): boolean =>
    caller === 'test key' || refusal(path, access, caller) !== undefined || !reaches(access, caller, target);
  const asked = choose({ all, isRefused });
  cells += asked.length;
  const prepare = async (cell: Cell, targetOf: (target: TargetName) => Promise<string>) => {
    const name = personOf(access, cell.caller);
    const user = access.endsSession ? await withOwnSession(accounts[name]) : accounts[name];
    const key = isKey(cell.caller) ? keys[name === 'admin' ? 'admin' : 'owner'][cell.caller] : undefined;
    const input = await access.input?.(await targetOf(cell.target), { h, user });
    return { cell, call: { path, kind, input, cookie: user.cookie, key } };
  };
  const call = async ({ cell, call: made }: Awaited<ReturnType<typeof prepare>>): Promise<string> => {
    const { code, body } = await transports[cell.transport](h, made);
    // Ending the caller's own session closes the socket, possibly before the response arrives.
    const isGoodbye = access.endsSession && code === 'closed 4001';
    if (!isGoodbye) expect(code, describeCell(cell)).toBe(expectedCode(path, access, cell));
    return JSON.stringify(body);
  };

  // Refused calls first, sharing rows: they must not change the database.
  const shared = { none: '', 'of nobody': '', 'of owner': '', 'of other': '', 'of organization': '' };
  for (const target of new Set(asked.map((cell) => cell.target))) shared[target] = await makeTarget(access, target);
  const refused: Awaited<ReturnType<typeof prepare>>[] = [];
  for (const cell of asked.filter(isRefused)) {
    refused.push(await prepare(cell, (target) => Promise.resolve(shared[target])));
  }
  const untouched = await fingerprint();
  const heard = new Map<string, string>();
  // Runs concurrently with the other transports; each caller keeps one socket.
  const askRefused = async (asking: Awaited<ReturnType<typeof prepare>>) => {
    const body = await call(asking);
    const { caller, transport } = asking.cell;
    const before = heard.get(`${caller} ${transport}`) ?? body;
    expect(body, `${describeCell(asking.cell)} is told what others of this caller's cells are`).toBe(before);
    heard.set(`${caller} ${transport}`, body);
  };
  const chains = Map.groupBy(refused, ({ cell }) => cell.transport);
  await Promise.all(
    [...chains.values()].map(async (chain) => {
      for (const asking of chain) await askRefused(asking);
    }),
  );
  expect(await fingerprint(), 'nothing has changed').toBe(untouched);

  // Allowed calls next, each with its own row.
  for (const cell of asked.filter((one) => !isRefused(one))) {
    await call(
      await prepare(cell, (target) =>
        kind === 'query' ? Promise.resolve(shared[target]) : makeTarget(access, target),
      ),
    );
  }
}

function describeCell({ caller, target, transport }: Cell): string {
  return `${transport}: ${caller}, row ${target}`;
}

async function makeTarget(access: Access, target: TargetName): Promise<string> {
  if (target === 'none') return '';
  if (target === 'of nobody') return access.absentTarget ?? randomUUID();
  const owners = { 'of owner': accounts.owner, 'of other': accounts.other, 'of organization': accounts.head };
  return (await access.target?.(h, owners[target])) ?? '';
}

/** A user of the same role whose sessions no other call uses. */
async function withOwnSession(user: BuiltUser): Promise<BuiltUser> {
  if (user === accounts.visitor || user === accounts.expired || user === accounts.guest) return user;
  const name = members.find((one) => accounts[one] === user);
  if (name !== undefined) return (await buildMembers())[name];
  return buildUser(h, { role: user.role });
}

test('the matrix lists no removed procedure', () => {
  const known = new Set(listProcedures().map(({ path }) => path));
  expect(Object.keys(accessMatrix).filter((name) => !known.has(name.split('#')[0] ?? ''))).toEqual([]);
});
