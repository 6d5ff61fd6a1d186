import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type } from '#client/features/authenticator/studio/text/commands.ts';
import { createSaveQueue, type SaveActions } from '#client/features/authenticator/studio/text/save-queue.ts';
import { createTextStore } from '#client/features/authenticator/studio/text/text-store.ts';
import { ClientError } from '#client/lib/error-message.ts';
import type { SaveTextInput, TextDelta } from '#shared/schemas/studio.ts';
import type { TextBlock } from '#shared/schemas/translation-text.ts';
import { blockId, blockOf, textOf } from '../support/studio-texts.ts';

const reviewId = blockId(900);
const focus = (number: number) => ({ id: blockId(number), key: 'text' }) as const;

function answer(input: SaveTextInput, version: number): TextDelta {
  const changed = input.changes.flatMap((change): TextBlock[] =>
    change.kind === 'put'
      ? [{ ...change.block, version, confirmedBy: null, confirmedByName: null, confirmedAt: null }]
      : [],
  );
  const removed = input.changes.flatMap((change) => (change.kind === 'remove' ? [change.blockId] : []));
  const progress = { blocks: 0, confirmed: 0, drafted: 0, untranslated: 0, doubtful: 0 };
  return { version, savedAt: '2026-11-22T14:02:00.000Z', changed, removed, pages: [], progress };
}

function setUp() {
  const store = createTextStore(textOf([blockOf(1), blockOf(2)]), { name: 'Ana' });
  let version = 1;
  const save = vi.fn<SaveActions['save']>((input) => Promise.resolve(answer(input, (version += 1))));
  const keep = vi.fn<SaveActions['keep']>(() => Promise.resolve());
  const refresh = vi.fn<SaveActions['refresh']>(() => Promise.resolve());
  const saveOnUnload = vi.fn<SaveActions['saveOnUnload']>();
  const queue = createSaveQueue(reviewId, store, {
    save,
    keep,
    refresh,
    saveOnUnload,
    publish: () => undefined,
    schedule(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });
  return { store, queue, save, keep, refresh, saveOnUnload, close: queue.open() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('saves 600 ms after the last key, once, and names the time', async () => {
  const { store, queue, save } = setUp();
  type(store, focus(1), 'B');
  await vi.advanceTimersByTimeAsync(500);
  type(store, focus(1), 'Bo');
  await vi.advanceTimersByTimeAsync(599);
  expect([save.mock.calls.length, queue.state().step, queue.hasUnsaved()]).toEqual([0, 'typing', true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ version: 1, changes: [{ kind: 'put', block: { target: 'Bo' } }] });
  expect(queue.state()).toEqual({ step: 'saved', at: '2026-11-22T14:02:00.000Z' });
  expect(queue.hasUnsaved()).toBe(false);
});

test('what is typed during a save goes with the next one', async () => {
  const { store, save, queue } = setUp();
  let finish: (delta: TextDelta) => void = () => undefined;
  save.mockImplementationOnce((input) => new Promise((resolve) => (finish = () => resolve(answer(input, 2)))));
  type(store, focus(1), 'Born');
  await vi.advanceTimersByTimeAsync(600);
  type(store, focus(1), 'Born in');
  await vi.advanceTimersByTimeAsync(2000);
  expect(save).toHaveBeenCalledTimes(1);
  finish(answer({ id: reviewId, version: 1, saveId: '', changes: [] }, 2));
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 2, changes: [{ block: { target: 'Born in' } }] });
  expect(queue.state().step).toBe('saved');
});

test('offline, changes are kept and sent later under the id of the first try', async () => {
  const { store, queue, save, keep } = setUp();
  save.mockRejectedValueOnce(new ClientError('NETWORK'));
  type(store, focus(1), 'Kept');
  await vi.advanceTimersByTimeAsync(600);
  expect(queue.state()).toEqual({ step: 'offline', isKept: true });
  expect(keep.mock.lastCall?.[0]).toMatchObject({ blocks: [{ mine: { target: 'Kept' } }] });
  type(store, focus(2), 'More');
  await vi.advanceTimersByTimeAsync(0);
  expect(keep.mock.lastCall?.[0].blocks).toHaveLength(2);
  queue.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledTimes(3);
  expect(save.mock.calls[1]?.[0]).toEqual(save.mock.calls[0]?.[0]);
  expect(queue.state().step).toBe('saved');
  expect(keep.mock.lastCall?.[0]).toEqual({ blocks: [], pages: [] });
});

test('a browser without storage is reported', async () => {
  const { store, queue, save, keep } = setUp();
  keep.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  save.mockRejectedValueOnce(new ClientError('NETWORK'));
  type(store, focus(1), 'Lost?');
  await vi.advanceTimersByTimeAsync(600);
  expect(queue.state()).toEqual({ step: 'offline', isKept: false });
});

test('after a clash the others’ changes are fetched, and the rest is saved', async () => {
  const { store, queue, save, refresh } = setUp();
  save.mockRejectedValueOnce(new ClientError('TEXT_CLASH'));
  refresh.mockImplementationOnce(async () => {
    const theirs = { ...blockOf(1, { target: 'Theirs', state: 'edited' }), version: 2 };
    store.accept({ ...answer({ id: reviewId, version: 1, saveId: '', changes: [] }, 2), changed: [theirs] });
  });
  type(store, focus(1), 'Mine');
  type(store, focus(2), 'Also mine');
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 2, changes: [{ block: { id: blockId(2) } }] });
  expect([store.clashes().length, queue.hasUnsaved()]).toEqual([1, true]);
  store.resolve(blockId(1), 'mine');
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls[2]?.[0]).toMatchObject({ changes: [{ block: { target: 'Mine' } }] });
  expect(queue.hasUnsaved()).toBe(false);
});

test('a decided review takes no more changes', async () => {
  const { store, queue, save } = setUp();
  save.mockRejectedValue(new ClientError('TEXT_DECIDED'));
  type(store, focus(1), 'Late');
  await vi.advanceTimersByTimeAsync(600);
  expect(queue.state()).toMatchObject({ step: 'refused', isClosed: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('leaving the page hands the unsaved changes to the browser', () => {
  const { store, queue, saveOnUnload, keep } = setUp();
  queue.leavePage();
  expect(saveOnUnload).not.toHaveBeenCalled();
  type(store, focus(1), 'Last words');
  queue.leavePage();
  expect(saveOnUnload.mock.calls[0]?.[0]).toMatchObject({ changes: [{ block: { target: 'Last words' } }] });
  expect(keep).toHaveBeenCalled();
});
