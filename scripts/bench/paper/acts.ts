import { randomUUID } from 'node:crypto';
import type { SignedInActor } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readSession, startSession } from '#server/features/auth/session.ts';
import { notarize, supplyTranslation } from '#server/features/authenticator/service.ts';
import { listOwnCommissions } from '#server/features/certification/notary-queries.ts';
import { openAct } from '#server/features/certification/oaths.ts';
import type { RecordActInput } from '#shared/schemas/notary.ts';
import { noneOf, type Finding } from '../goals.ts';
import type { PaperEnvironment, Placed } from './environment.ts';

/** A notarized order that its translator certified, and swore to before the notary. */
export interface Sworn {
  placed: Placed;
  signer: SignedInActor;
  commissionId: string;
  oathId: string;
}

type ElectronicAct = Extract<RecordActInput, { method: 'electronic' }>;

export async function holdSworn(environment: PaperEnvironment): Promise<Sworn> {
  const held = await hold(environment);
  return { ...held, oathId: (await swear(environment, held)).id };
}

async function hold(environment: PaperEnvironment): Promise<Omit<Sworn, 'oathId'>> {
  const { deps, notary } = environment;
  const placed = await environment.order({ isNotarized: true });
  await supplyTranslation(deps, placed.signer, placed.input);
  const { cookie } = await startSession(deps, placed.signer.id, 'bench');
  const { user: signer } = await readSession(deps, cookie.split(';', 1)[0]);
  const [commission] = await listOwnCommissions(deps.db, notary.id);
  if (!signer || !commission) throw new Error('the notary has no commission, or the translator no session');
  return { placed, signer, commissionId: commission.id };
}

interface OathChange {
  as?: SignedInActor;
  signature?: string;
}

function swear({ deps }: PaperEnvironment, held: Omit<Sworn, 'oathId'>, { as, signature }: OathChange = {}) {
  const { placed, signer, commissionId } = held;
  const name = signature ?? signer.name ?? '';
  return openAct(deps, as ?? signer, { id: placed.input.id, commissionId, kind: 'jurat', signature: name });
}

export function electronicAct({ placed, commissionId, oathId }: Sworn): ElectronicAct {
  return {
    id: placed.input.id,
    commissionId,
    oathId,
    kind: 'jurat',
    method: 'electronic',
    county: 'Travis',
    state: 'TX',
    appearance: { kind: 'in-person' },
    identity: {
      identification: 'identity-document',
      document: { kind: 'driver-license', issuer: 'State of Texas', lastFour: '4471', expiresOn: '2099-01-31' },
    },
    signerAddress: '100 Congress Ave, Austin, TX 78701',
  };
}

/** A step of an act that is left out, or done by the wrong person, and the code that has to refuse it. */
interface MissingStep {
  name: string;
  code: string;
  act: (environment: PaperEnvironment) => Promise<unknown>;
}

const missing: readonly MissingStep[] = [
  {
    name: 'no decision',
    code: 'NOTARY_NOT_AWAITED',
    act: async (environment) => {
      const held = await hold(environment);
      const undecided = await environment.order({ isNotarized: true });
      return swear(environment, { ...held, placed: undecided });
    },
  },
  {
    name: 'no oath',
    code: 'ACT_NOT_SWORN',
    act: async (environment) => record(environment, { ...(await hold(environment)), oathId: randomUUID() }),
  },
  {
    name: 'the oath of another order',
    code: 'ACT_NOT_SWORN',
    act: async (environment) => {
      const [held, other] = [await hold(environment), await holdSworn(environment)];
      return record(environment, { ...held, oathId: other.oathId });
    },
  },
  {
    name: 'another kind of act than was sworn',
    code: 'ACT_NOT_SWORN',
    act: async (environment) => record(environment, await holdSworn(environment), { kind: 'acknowledgment' }),
  },
  {
    name: 'an oath under another name',
    code: 'ACT_SIGNATURE',
    act: async (environment) => swear(environment, await hold(environment), { signature: 'Somebody Else' }),
  },
  {
    name: 'an oath by another person',
    code: 'ACT_NOT_SIGNER',
    act: async (environment) => {
      const held = await hold(environment);
      return swear(environment, held, { as: { ...held.signer, ...environment.notary, person: held.signer.person } });
    },
  },
  {
    name: 'an act by the translator',
    code: 'NOTARY_OWN_WORK',
    act: async (environment) => {
      const held = await holdSworn(environment);
      return notarize(environment.deps, held.signer, electronicAct(held));
    },
  },
  {
    name: 'an expired identity document',
    code: 'NOTARY_IDENTITY',
    act: async (environment) => {
      const document = { kind: 'passport', issuer: 'Brazil', lastFour: '4471', expiresOn: '2001-01-31' } as const;
      const identity = { identification: 'identity-document', document } as const;
      return record(environment, await holdSworn(environment), { identity });
    },
  },
  {
    name: 'another state than the commission',
    code: 'NOTARY_STATE',
    act: async (environment) => record(environment, await holdSworn(environment), { state: 'FL', county: 'Dade' }),
  },
  {
    name: 'a remote appearance that is not allowed',
    code: 'NOTARY_REMOTE',
    act: async (environment) =>
      record(environment, await holdSworn(environment), { appearance: { kind: 'remote', reference: 'S-1' } }),
  },
];

function record({ deps, notary }: PaperEnvironment, held: Sworn, change: Partial<ElectronicAct> = {}) {
  return notarize(deps, notary, { ...electronicAct(held), ...change });
}

/** Whether an act without one of its steps is refused by its code, and delivers nothing; and whether the whole one passes. */
export async function measureActs(environment: PaperEnvironment): Promise<Finding[]> {
  const passed: string[] = [];
  for (const { name, code, act } of missing) {
    const before = await countOf(environment);
    const found = await refusalOf(() => act(environment));
    if (found !== code || (await countOf(environment)) !== before) passed.push(`${name}: ${found ?? 'not refused'}`);
  }
  const whole = await refusalOf(async () => record(environment, await holdSworn(environment)));
  return [
    noneOf(`Act: steps left out that are not refused by their code, of ${missing.length}`, passed),
    noneOf('Act: whole ones refused', whole === undefined ? [] : [whole]),
  ];
}

async function countOf({ deps }: PaperEnvironment): Promise<string> {
  const of = async (table: 'notarialActs' | 'translatedDocuments') => {
    const { count } = await deps.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return `${await of('notarialActs')} ${await of('translatedDocuments')}`;
}

async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
