import { describe, expect, test, vi } from 'vitest';
import {
  defaultOptions,
  draftOfFile,
  type DraftFileFacts,
  type OrderOptions,
} from '#client/features/documents/order/draft.ts';
import { isRefused, itemCents, quoteOf, type QueueItem } from '#client/features/documents/upload-queue/queue-item.ts';
import {
  createUploadQueue,
  type QueueActions,
  type QueueSettings,
} from '#client/features/documents/upload-queue/upload-queue.ts';
import { ClientError } from '#client/lib/error-message.ts';
import { addWords } from '#client/ui/words.ts';
import type { ErrorCode } from '#shared/errors.ts';
import offer from '#shared/messages/en/offer.json' with { type: 'json' };
import { releasePrices } from '../support/prices.ts';

const totalCents = (items: readonly QueueItem[]) => quoteOf(items, releasePrices)?.totalCents;

const answered: OrderOptions = { ...defaultOptions, sourceLanguage: 'Spanish' };

const fileNamed = (name: string) => new File(['x'], name);

/** A file's name decides what happens to it: `3.pdf` has three pages, `FILE_EMPTY.pdf` is refused by that code. */
function setUp(
  settings: Partial<QueueSettings> = {},
  { guesses, ...actions }: Partial<QueueActions> & { guesses?: Pick<DraftFileFacts, 'proposal' | 'kind'> } = {},
) {
  const scheduled: { callback: () => void; delay: number }[] = [];
  const sent: string[] = [];
  const forgotten: string[] = [];
  const queue = createUploadQueue(
    {
      check: (file) => {
        const code = /^check-(\w+)\./.exec(file.name)?.[1];
        if (code) throw new ClientError(code as ErrorCode);
      },
      read: (file): Promise<DraftFileFacts> => {
        const code = /^([A-Z]\w+)\./.exec(file.name)?.[1];
        if (code) return Promise.reject(new ClientError(code as ErrorCode));
        return Promise.resolve({
          file,
          pages: Number.parseInt(file.name, 10),
          thumbnail: '',
          proposal: undefined,
          ...guesses,
        });
      },
      send: ({ draft, onDocument }) => {
        onDocument(`id-${draft.filename}`);
        sent.push(draft.filename);
        return Promise.resolve({ documentId: `id-${draft.filename}`, pages: draft.pages ?? 0 });
      },
      saveCopy: () => Promise.resolve(),
      discard: (draft) => {
        forgotten.push(draft.filename);
        return Promise.resolve();
      },
      schedule: (callback, delay) => {
        scheduled.push({ callback, delay });
        return () => undefined;
      },
      ...actions,
    },
    { capacity: 10, isEager: false, ...settings },
  );
  queue.open();
  const items = () => queue.state().items;
  const phases = () => items().map(({ draft, phase }) => `${draft.filename} ${phase.name}`);
  const settled = () => vi.waitFor(() => expect(items().some(({ phase }) => phase.name === 'reading')).toBe(false));
  return { queue, items, phases, settled, scheduled, sent, forgotten };
}

describe('refused files', () => {
  const codes = [
    'FILE_TYPE',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'FILE_HEIC',
    'PDF_UNREADABLE',
    'PDF_ENCRYPTED',
    'PDF_TOO_MANY_PAGES',
    'PDF_NO_PAGES',
    'IMAGE_PROCESSING',
  ] as const;

  test.each(codes)('%s stays listed with its reason and is never sent, the good file beside it is', async (code) => {
    const { queue, items, settled, sent } = setUp();
    queue.add([fileNamed(`check-${code}.pdf`), fileNamed('2.pdf'), fileNamed(`${code}.pdf`)], answered);
    await settled();
    const refused = items().filter(isRefused);
    expect(refused.map(({ phase }) => phase.name === 'refused' && phase.reason.code)).toEqual([code, code]);
    expect(refused.map((item) => itemCents(item, releasePrices))).toEqual([undefined, undefined]);
    expect(totalCents(items())).toBe(3000);
    expect(await queue.order()).toBe(true);
    expect(sent).toEqual(['2.pdf']);
    expect(items()).toHaveLength(3);
  });

  test.each(['PDF_ENCRYPTED', 'FILE_TYPE', 'PDF_UNREADABLE', 'DOCUMENT_LOCKED'] as const)(
    'what the server refuses by %s becomes refused, and its record is dropped',
    async (code) => {
      const { queue, phases, settled, forgotten } = setUp({}, { send: () => Promise.reject(new ClientError(code)) });
      queue.add([fileNamed('1.pdf')], answered);
      await settled();
      expect(await queue.order()).toBe(false);
      expect(phases()).toEqual(['1.pdf refused']);
      expect(forgotten).toEqual(['1.pdf']);
    },
  );

  test('files beyond the capacity are listed as refused, and an earlier refusal stays when more are added', async () => {
    const { queue, phases, settled } = setUp({ capacity: 2 });
    queue.add([fileNamed('check-FILE_TYPE.txt')]);
    queue.add(['1.pdf', '2.pdf', '3.pdf'].map(fileNamed));
    await settled();
    expect(phases()).toEqual(['check-FILE_TYPE.txt refused', '1.pdf ready', '2.pdf ready', '3.pdf refused']);
  });

  test('a quota error is shown and can be retried', async () => {
    const { queue, phases, settled } = setUp({}, { send: () => Promise.reject(new ClientError('UPLOAD_QUOTA')) });
    queue.add([fileNamed('1.pdf')], answered);
    await settled();
    expect(await queue.order()).toBe(false);
    expect(phases()).toEqual(['1.pdf failed']);
  });
});

describe('price', () => {
  test('is missing before a file, while one is counted, without a readable one, and after removal', async () => {
    const { queue, items, settled } = setUp();
    expect(totalCents(items())).toBeUndefined();
    queue.add([fileNamed('2.pdf')], answered);
    expect(totalCents(items())).toBeUndefined();
    await settled();
    expect(totalCents(items())).toBe(3000);
    queue.add([fileNamed('PDF_PROCESSING.pdf')]);
    expect(totalCents(items())).toBeUndefined();
    await settled();
    expect(totalCents(items())).toBeUndefined();
    for (const { key } of items()) await queue.remove(key);
    expect(totalCents(items())).toBeUndefined();
    queue.add([fileNamed('PDF_UNREADABLE.pdf')]);
    await settled();
    expect(totalCents(items())).toBeUndefined();
  });
});

describe('language', () => {
  test('choices detected from a file are preselected, and earlier answers stay', async () => {
    const { queue, items, settled, sent } = setUp({}, { guesses: { proposal: 'Arabic', kind: 'Diploma' } });
    queue.add([fileNamed('1.pdf')]);
    queue.add([fileNamed('2.pdf')], { ...answered, sourceLanguage: 'Korean', paperKind: 'Passport' });
    await settled();
    expect(items().map(({ options }) => [options.sourceLanguage, options.paperKind])).toEqual([
      ['Arabic', 'Diploma'],
      ['Korean', 'Passport'],
    ]);
    expect(sent).toEqual([]);
  });

  test('what papers share is changed for all, and what differs stays', async () => {
    const { queue, items, settled } = setUp({}, { guesses: { proposal: 'Arabic', kind: 'Diploma' } });
    queue.add([fileNamed('1.pdf')], { ...answered, sourceLanguage: 'Korean' });
    queue.add([fileNamed('2.pdf')]);
    await settled();
    queue.setForAll({ speed: 'rush' });
    expect(items().map(({ options }) => [options.speed, options.sourceLanguage])).toEqual([
      ['rush', 'Korean'],
      ['rush', 'Arabic'],
    ]);
  });

  test('without a guess nothing is preselected, and nothing is sent without an answer', async () => {
    const { queue, items, settled, sent } = setUp({ isEager: true });
    queue.add([fileNamed('1.pdf'), fileNamed('2.pdf')]);
    await settled();
    expect(items().map(({ options }) => options.sourceLanguage)).toEqual([undefined, undefined]);
    expect(await queue.order()).toBe(false);
    expect(sent).toEqual([]);
    queue.setOptions(items()[0]?.key ?? '', answered);
    await vi.waitFor(() => expect(sent).toEqual(['1.pdf']));
    queue.applyToAll(items()[0]?.key ?? '');
    await vi.waitFor(() => expect(sent).toEqual(['1.pdf', '2.pdf']));
  });

  test('an answer changed after the upload is sent before the order ends', async () => {
    const { queue, items, settled, sent } = setUp({ isEager: true });
    queue.add([fileNamed('1.pdf')], answered);
    await settled();
    await queue.order();
    queue.setOptions(items()[0]?.key ?? '', { ...answered, isBankStatement: true });
    expect(await queue.order()).toBe(true);
    expect(sent).toEqual(['1.pdf', '1.pdf']);
    expect(items()[0]?.saved).toEqual({ ...answered, isBankStatement: true });
    queue.setOptions(items()[0]?.key ?? '', { ...answered, isBankStatement: true, recipient: 'ukvi' });
    expect(await queue.order()).toBe(true);
    expect(sent).toHaveLength(3);
  });
});

describe('sending', () => {
  test('a busy server is retried after its Retry-After, and the order waits', async () => {
    let answers = 0;
    const { queue, phases, settled, scheduled } = setUp(
      {},
      {
        send: () => {
          answers += 1;
          if (answers === 1) return Promise.reject(new ClientError('TOO_MANY_UPLOADS', { retryAfter: 7 }));
          return Promise.resolve({ documentId: 'id', pages: 1 });
        },
      },
    );
    queue.add([fileNamed('1.pdf')], answered);
    await settled();
    const order = queue.order();
    await vi.waitFor(() => expect(phases()).toEqual(['1.pdf waiting']));
    expect(queue.state().isOrdering).toBe(true);
    expect(scheduled.map(({ delay }) => delay)).toEqual([7000]);
    scheduled[0]?.callback();
    expect(await order).toBe(true);
  });

  test('two clicks place one order; a failed upload ends it and the next click retries', async () => {
    let answers = 0;
    const { queue, phases, settled } = setUp(
      {},
      {
        send: () => {
          answers += 1;
          if (answers === 1) return Promise.reject(new ClientError('NETWORK'));
          return Promise.resolve({ documentId: 'id', pages: 1 });
        },
      },
    );
    queue.add([fileNamed('1.pdf')], answered);
    await settled();
    expect(await Promise.all([queue.order(), queue.order()])).toEqual([false, false]);
    expect(answers).toBe(1);
    expect(phases()).toEqual(['1.pdf failed']);
    expect(await queue.order()).toBe(true);
  });

  test('Retry sends the file at once; one that could not be read is read again only', async () => {
    let isDown = true;
    const down = () => Promise.reject(new ClientError('NETWORK'));
    const { queue, items, phases, settled } = setUp(
      {},
      {
        read: (file) =>
          file.name === '2.pdf' && isDown
            ? down()
            : Promise.resolve({ file, pages: 1, thumbnail: '', proposal: undefined }),
        send: ({ draft }) => (isDown ? down() : Promise.resolve({ documentId: draft.filename, pages: 1 })),
      },
    );
    queue.add([fileNamed('1.pdf'), fileNamed('2.pdf')], answered);
    await settled();
    expect(await queue.order()).toBe(false);
    expect(phases()).toEqual(['1.pdf failed', '2.pdf failed']);
    isDown = false;
    for (const { key } of items()) queue.retry(key);
    await vi.waitFor(() => expect(phases()).toEqual(['1.pdf stored', '2.pdf ready']));
    expect(await queue.order()).toBe(true);
  });

  test('a cancelled upload says so in texts that are loaded after the queue', async () => {
    const { queue, items, settled } = setUp(
      {},
      {
        send: ({ signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      },
    );
    queue.add([fileNamed('1.pdf')], answered);
    await settled();
    addWords('offer', offer);
    const ordered = queue.order();
    for (const { key } of items()) queue.cancel(key);
    expect(await ordered).toBe(false);
    expect(items().map(({ phase }) => 'reason' in phase && phase.reason.text)).toEqual([offer.uploadCancelled]);
  });

  test('a draft that expired becomes a new one of the same file', async () => {
    const keys: string[] = [];
    const { queue, settled } = setUp(
      {},
      {
        send: ({ draft }) => {
          keys.push(draft.idempotencyKey);
          if (keys.length === 1) return Promise.reject(new ClientError('DOCUMENT_NOT_FOUND'));
          return Promise.resolve({ documentId: 'id', pages: 1 });
        },
      },
    );
    queue.restore([{ draft: { ...draftOfFile(fileNamed('1.pdf')), documentId: 'old' }, options: answered }]);
    await settled();
    expect(await queue.order()).toBe(false);
    expect(await queue.order()).toBe(true);
    expect(new Set(keys).size).toBe(2);
  });

  test('a file removed while its record is being made leaves nothing behind', async () => {
    let tell: (id: string) => void = () => undefined;
    const { queue, items, settled, forgotten } = setUp(
      {},
      {
        send: ({ onDocument, signal }) =>
          new Promise((_resolve, reject) => {
            tell = onDocument;
            signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
          }),
      },
    );
    queue.add([fileNamed('1.pdf')], answered);
    await settled();
    const order = queue.order();
    await queue.remove(items()[0]?.key ?? '');
    tell('late');
    expect(await order).toBe(false);
    expect(forgotten).toEqual(['1.pdf', '1.pdf']);
  });
});
