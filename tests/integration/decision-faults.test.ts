import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stopInspection } from '#server/features/documents/inspection/service.ts';
import { createTypesetter } from '#server/platform/typesetting/typesetter.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { bombPdf, contentBombPdf } from '../support/pdf-fixtures.ts';
import { buildPending, statement, traceOf, uploadCorrection } from '../support/reviews.ts';
import { scanOf } from '../support/scans.ts';

/** Decisions during a worker crash, with decompression bombs, and while many certificates are printed. */

let h: Harness;
let clara: BuiltUser;
let url: string;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  ({ url } = await h.listen());
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  stopInspection();
  await h.stop();
});

const staffApi = () => h.caller(clara).authenticator;

/** Threads that compare texts are sent `input`. */
const isPrintJob = (message: unknown) => typeof message === 'object' && message !== null && !('input' in message);

test('a worker crash while printing refuses the decision as retryable, commits nothing, and a retry works', async () => {
  const { document, review } = await buildPending(h);
  const before = await traceOf(h, document);
  // Its workers are this process's own, so that one can be ended.
  const { typesetter } = h.deps;
  const press = createTypesetter();
  h.deps.typesetter = press;
  onTestFinished(async () => {
    h.deps.typesetter = typesetter;
    await press.close();
  });
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const decision = staffApi().approve({ id: review.id, ...statement });
  const refused = expect(decision).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    cause: { code: 'SERVICE_UNAVAILABLE' },
  });
  const [worker] = await vi.waitUntil(
    () => {
      const workers = posted.mock.contexts.flatMap((context, index) =>
        context instanceof Worker && isPrintJob(posted.mock.calls[index]?.[0]) ? [context] : [],
      );
      return workers.length > 0 && workers;
    },
    { timeout: 60_000 },
  );
  await worker?.terminate();
  await refused;
  expect(await traceOf(h, document)).toEqual(before);
  await staffApi().approve({ id: review.id, ...statement });
  expect((await traceOf(h, document)).deliveries).toHaveLength(1);
});

test(
  'a decompression bomb is refused as a correction, one in a content stream is never certified, and memory stays bounded',
  { tags: 'sweep' },
  async () => {
    const { document, review } = await buildPending(h);
    const before = await traceOf(h, document);
    const rest = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - rest)), 20);
    const bomb = await bombPdf(512);
    const refused = await uploadCorrection(h, review.id, { staff: clara, bytes: bomb });
    expect([refused.status, await refused.json()]).toMatchObject([422, { appCode: 'PDF_PROCESSING' }]);

    const hidden = await uploadCorrection(h, review.id, { staff: clara, bytes: await contentBombPdf(1024) });
    const { uploadId } = correctionUploadOutput.parse(await hidden.json());
    const input = { id: review.id, uploadId, ...statement };
    await expect(staffApi().sendCorrection(input)).rejects.toMatchObject({ cause: { code: 'CERTIFICATE_INCOMPLETE' } });
    clearInterval(watch);
    expect(most / 2 ** 20).toBeLessThan(400);
    expect(await traceOf(h, document)).toEqual(before);
  },
);

test('of decisions at once, one is worked on at a time, and the others follow', async () => {
  const reviews = await Promise.all(Array.from({ length: 5 }, async () => (await buildPending(h)).review));
  const begun = new Set<string>();
  let most = 0;
  const get = h.deps.storage.get.bind(h.deps.storage);
  const read = vi.spyOn(h.deps.storage, 'get').mockImplementation((key, ...range) => {
    const review = reviews.find(({ translatedFileKey }) => translatedFileKey === key);
    if (review) begun.add(review.id);
    most = Math.max(most, begun.size);
    return get(key, ...range);
  });
  onTestFinished(() => read.mockRestore());
  const decide = async ({ id }: { id: string }) => {
    await staffApi().approve({ id, ...statement });
    begun.delete(id);
  };
  await Promise.all(reviews.map(decide));
  expect(most).toBe(1);
});

test('cheap requests stay fast while twenty certificates are printed', { tags: 'sweep' }, async () => {
  const scan = await scanOf({ format: 'jpeg', isDirty: true, letters: 40 });
  const reviews = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { review } = await buildPending(h);
      await h.deps.storage.put(review.translatedFileKey ?? '', scan, { mimetype: 'image/jpeg', cacheSeconds: 0 });
      return review;
    }),
  );
  await h.db
    .updateTable('documentsToBeVerified')
    .set({
      translatedFileMimetype: 'image/jpeg',
      translatedFileSizeBytes: scan.length,
      translatedFileSha256: createHash('sha256').update(scan).digest('hex'),
    })
    .where(
      'id',
      'in',
      reviews.map(({ id }) => id),
    )
    .execute();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let isPrinting = true;
  const decided = Promise.all(reviews.map(({ id }) => staffApi().approve({ id, ...statement }))).finally(() => {
    isPrinting = false;
  });
  const times: number[] = [];
  while (isPrinting) {
    const startedAt = performance.now();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  await decided;
  delay.disable();
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(500);
  expect(delay.percentile(99) / 1e6).toBeLessThan(500);
});
