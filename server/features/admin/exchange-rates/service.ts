import type { z } from 'zod';
import type { SignedInActor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import {
  baseCurrencyOf,
  deleteRate,
  findRates,
  listRates,
  lockRates,
  rateDay,
  rateKey,
  upsertRates,
} from '#server/features/company/exchange-rates.ts';
import type { Currency } from '#shared/money.ts';
import type {
  exchangeRatesOutput,
  importExchangeRatesInput,
  importExchangeRatesOutput,
  removeExchangeRateInput,
  saveExchangeRateInput,
  setBaseCurrencyInput,
} from '#shared/schemas/exchange-rates.ts';
import { publishAndRecord } from '../published-facts.ts';
import { parseRates } from './csv.ts';

/*
 * Rates of currencies on staff's screen.
 * Promises: entering or importing a rate is idempotent, also under concurrency; the audit log has each change with the
 * previous rate; a list with a fault is not imported.
 * Never: a change to the rates that payments recorded, or to a price.
 */

/** Time zones are ahead of UTC by half a day and more, so their today may be its tomorrow. */
const aheadMs = 24 * 60 * 60 * 1000;

function lastDay({ now }: Pick<Deps, 'now'>): string {
  return rateDay(new Date(now().getTime() + aheadMs));
}

export async function getExchangeRates(deps: Deps): Promise<z.input<typeof exchangeRatesOutput>> {
  const baseCurrency = await baseCurrencyOf(deps.company);
  const rates = await listRates(deps.db, baseCurrency);
  return { baseCurrency, rates, today: rateDay(deps.now()) };
}

/** Throws RATE_OF_BASE, RATE_IN_FUTURE. */
export async function saveExchangeRate(
  deps: Deps,
  actor: SignedInActor,
  input: z.output<typeof saveExchangeRateInput>,
): Promise<void> {
  const base = await baseCurrencyOf(deps.company);
  if (input.currency === base) throw new AppError('RATE_OF_BASE');
  if (input.day > lastDay(deps)) throw new AppError('RATE_IN_FUTURE');
  await write(deps, { actor, base, rates: [input], source: 'typed' });
}

/** Removes a day's rate, so that the one before holds; one that is not there is left. */
export async function removeExchangeRate(
  deps: Deps,
  actor: SignedInActor,
  { currency, day }: z.output<typeof removeExchangeRateInput>,
): Promise<void> {
  const baseCurrency = await baseCurrencyOf(deps.company);
  await deps.db.transaction().execute(async (trx) => {
    await lockRates(trx);
    const removed = await deleteRate(trx, { baseCurrency, currency, day });
    if (!removed) return;
    const details = { baseCurrency, currency, day, before: removed.rate };
    await recordAudit(deps, trx, { event: 'exchangeRate.removed', actor, details });
  });
}

/** Checks a list, and writes it unless it is a dry run or has a fault. Throws IMPORT_HEADER. */
export async function importExchangeRates(
  deps: Deps,
  actor: SignedInActor,
  { csv, isDryRun }: z.output<typeof importExchangeRatesInput>,
): Promise<z.input<typeof importExchangeRatesOutput>> {
  const base = await baseCurrencyOf(deps.company);
  const { lines, faults } = await parseRates(csv, { base, lastDay: lastDay(deps) });
  const known = await findRates(deps.db, { baseCurrency: base, places: lines });
  const checked = {
    lines: lines.map((line) => ({ ...line, state: stateOf(known.get(rateKey(line)), line.rate) })),
    faults,
  };
  if (isDryRun || faults.length > 0 || lines.length === 0) return { ...checked, written: null };
  const written = await write(deps, { actor, base, rates: lines, source: 'imported' });
  return { ...checked, written };
}

function stateOf(known: string | undefined, rate: string): 'new' | 'changed' | 'known' {
  if (known === undefined) return 'new';
  return known === plain(rate) ? 'known' : 'changed';
}

/** `01.50` as `1.5`. */
function plain(rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.', 2);
  const digits = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${digits === '' ? '' : `.${digits}`}`;
}

interface Change {
  actor: SignedInActor;
  base: Currency;
  rates: readonly { currency: Currency; day: string; rate: string }[];
  source: 'typed' | 'imported';
}

/** Writes rates that differ; returns how many did. */
function write(deps: Deps, { actor, base, rates, source }: Change): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    await lockRates(trx);
    const known = await findRates(trx, { baseCurrency: base, places: rates });
    const changed = rates.flatMap(({ currency, day, rate }) =>
      stateOf(known.get(rateKey({ currency, day })), rate) === 'known' ? [] : [{ currency, day, rate: plain(rate) }],
    );
    if (changed.length === 0) return 0;
    await upsertRates(trx, {
      ...{ baseCurrency: base, rates: changed, source },
      ...{ recordedBy: actor.person.id, recordedAt: deps.now() },
    });
    const listed = changed.map((rate) => ({ ...rate, before: known.get(rateKey(rate)) ?? null }));
    await recordAudit(deps, trx, {
      event: 'exchangeRate.saved',
      actor,
      details: { baseCurrency: base, source, rates: listed },
    });
    return changed.length;
  });
}

/** Publishes the currency of reports. Payments keep their rates: those with another base are listed separately. */
export async function setBaseCurrency(
  deps: Deps,
  actor: SignedInActor,
  { currency, reason }: z.output<typeof setBaseCurrencyInput>,
): Promise<void> {
  if (currency === (await baseCurrencyOf(deps.company))) return;
  await publishAndRecord(deps, actor, { kind: 'reports', facts: { currency }, reason });
  // At the latest every night; until then what the sums lack is listed apart.
  await deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, 'admin.refreshAllReports', {}));
}
