import { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db, Trx } from '#server/platform/db/client.ts';
import type { PageWindow } from '#server/platform/db/pagination.ts';
import type { EditFormInput, FormDetails, FormItem, FormsInput, RetireFormInput } from '#shared/schemas/forms.ts';
import {
  findFormRow,
  insertForm,
  insertFormVersion,
  keepForm,
  listFormVersions,
  lockForm,
  updateForm,
} from '../form-queries.ts';
import { listForms, ofFile, ofRow, type KnownForm } from '../forms.ts';
import { shippedForms } from '../shipped-forms.ts';
import { matchesFilter, toFormView, versionsOf } from './views.ts';

/*
 * Forms of papers as staff see and change them.
 * Promises: each version is kept with who made it; a change is in the audit log.
 * Never: a change lost to a concurrent one; a source of a form changed.
 */

export async function listFormViews(db: Db, input: FormsInput, { page, pageSize, offset }: PageWindow) {
  const found = (await listForms(db, input.lang)).filter((form) => matchesFilter(form, input));
  return { items: found.slice(offset, offset + pageSize).map(toFormView), total: found.length, page, pageSize };
}

/** Throws FORM_NOT_FOUND. */
export async function getForm(db: Db, id: string): Promise<FormDetails> {
  const form = await findForm(db, id);
  const kept = form.row === null ? [] : await listFormVersions(db, form.row.id);
  return { form: toFormView(form), items: [...form.items], versions: versionsOf(form, kept) };
}

async function findForm(db: Db, id: string): Promise<KnownForm> {
  const file = shippedForms().find(({ key }) => key === id);
  if (file) return ofFile(file, (await findFormRow(db, { shippedKey: id })) ?? null);
  const row = z.uuid().safeParse(id).success ? await findFormRow(db, { id }) : undefined;
  if (row?.shippedKey !== null) throw new AppError('FORM_NOT_FOUND');
  return ofRow(row);
}

/** Names a form and writes the English of its items; a proposed one is kept. Throws FORM_NOT_FOUND, FORM_CHANGED. */
export async function editForm(deps: Deps, actor: Actor, input: EditFormInput): Promise<FormDetails> {
  const { id, seen, name, issuer, targets } = input;
  return changeForm(deps, id, async (trx, form, rowId) => {
    if (form.version !== seen || targets.length !== form.items.length) throw new AppError('FORM_CHANGED');
    const items = form.items.map((item, index): FormItem => ({ ...item, target: targets[index] ?? item.target }));
    const isSame =
      name === form.name && issuer === form.issuer && items.every((item, at) => item.target === form.items[at]?.target);
    if (isSame && form.row?.isProposed !== true) return;
    const version = form.version + 1;
    const changed = { changedBy: actor.id, changedAt: deps.now() };
    await updateForm(trx, rowId, { name, issuer, items, version, isRetired: form.row?.isRetired ?? false, ...changed });
    await insertFormVersion(trx, { formId: rowId, version, name, issuer, items, ...changed });
    await keepForm(trx, rowId);
    await recordAudit(deps, trx, { event: 'form.edited', actor, details: { form: id, name, version } });
  });
}

/** Excludes a form from drafting, or includes it again. Throws FORM_NOT_FOUND. */
export async function retireForm(deps: Deps, actor: Actor, { id, isRetired }: RetireFormInput): Promise<FormDetails> {
  return changeForm(deps, id, async (trx, form, rowId) => {
    if ((form.row?.isRetired ?? false) === isRetired) return;
    const { name, issuer, version } = form;
    const items = form.row?.items ?? null;
    await updateForm(trx, rowId, {
      name,
      issuer,
      items,
      version,
      isRetired,
      changedBy: actor.id,
      changedAt: deps.now(),
    });
    await recordAudit(deps, trx, {
      event: isRetired ? 'form.retired' : 'form.restored',
      actor,
      details: { form: id, name },
    });
  });
}

async function changeForm(
  deps: Deps,
  id: string,
  change: (trx: Trx, form: KnownForm, rowId: string) => Promise<void>,
): Promise<FormDetails> {
  await deps.db.transaction().execute(async (trx) => {
    await lockForm(trx, id);
    const form = await findForm(trx, id);
    await change(trx, form, form.row?.id ?? (await addShipped(deps, trx, form)));
  });
  return getForm(deps.db, id);
}

/** A shipped form's row, and the file's content as its first version. */
async function addShipped(
  deps: Deps,
  trx: Trx,
  { id, lang, country, name, issuer, items }: KnownForm,
): Promise<string> {
  const now = deps.now();
  const rowId = await insertForm(trx, {
    ...{ shippedKey: id, lang, country, name, issuer, items: null, isProposed: false, now },
  });
  await insertFormVersion(trx, { formId: rowId, version: 1, name, issuer, items, changedBy: null, changedAt: now });
  return rowId;
}
