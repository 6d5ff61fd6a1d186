import { expect } from 'vitest';
import { catalogue, type ErrorCode } from '#shared/errors.ts';
import { buildDocument, buildUser, type DocumentRow } from './factories.ts';
import type { Harness } from './harness.ts';
import { listKeys } from './objects.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** PUTs `body` to `/files/<path>` at `origin`. */
export async function put(
  origin: string,
  user: { cookie: string },
  request: { path: string; body: Uint8Array | ReadableStream; headers?: Record<string, string> },
): Promise<Answer> {
  const { path, body, headers } = request;
  const response = await fetch(`${origin}/files/${path}`, {
    method: 'PUT',
    headers: { cookie: user.cookie, ...headers },
    body: body instanceof Uint8Array ? new Uint8Array(body) : body,
    duplex: 'half',
  });
  return { status: response.status, body: await response.json() };
}

/** Expected response of a refused upload. */
export function refusalOf(status: number, appCode: ErrorCode, message: string = catalogue[appCode].message) {
  return { status, body: { appCode, message, requestId: expect.any(String) as unknown } };
}

/** A customer with a draft without a file. */
export async function buildDraft(h: Harness, filename = 'birth.pdf') {
  const owner = await buildUser(h);
  return { owner, draft: await buildDocument(h, { owner, filename }) };
}

export async function documentOf(h: Harness, id: string): Promise<DocumentRow> {
  return h.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Expects that a refused upload stored no object and changed no record or price. */
export async function expectNothingKept(h: Harness, draft: DocumentRow): Promise<void> {
  await h.runJobs();
  expect(await listKeys(h.env, draft.userId)).toEqual([]);
  expect(await documentOf(h, draft.id)).toEqual(draft);
  expect(draft).toMatchObject({ fileKey: null, chargedCents: 0, pages: 1 });
}
