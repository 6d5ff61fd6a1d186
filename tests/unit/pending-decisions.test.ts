import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createPendingDecisions,
  undoWindowMs,
  type DecisionCall,
  type SendDecision,
} from '#client/features/authenticator/workspace/pending-decisions.ts';
import { ClientError, describeError, type Failure } from '#client/lib/error-message.ts';

const failure: Failure = describeError(new ClientError('CONFLICT'));

const approve = (id: string): DecisionCall => ({
  kind: 'approve',
  input: { id, checklist: [], facts: { paperKind: 'Diploma', holders: [] }, acknowledgements: [] },
});

function setUp() {
  const decisions = createPendingDecisions();
  const send = vi.fn<SendDecision>(() => Promise.resolve(undefined));
  return { decisions, send, stepOf: (id: string) => decisions.stateOf(id)?.step };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits for the undo window, sends once, and is forgotten after success', async () => {
  const { decisions, send, stepOf } = setUp();
  decisions.schedule(approve('a'), send);
  expect(decisions.stateOf('a')).toEqual({ kind: 'approve', step: 'waiting', sendsAt: Date.now() + undoWindowMs });
  vi.advanceTimersByTime(undoWindowMs - 1);
  expect([send.mock.calls.length, decisions.isWaiting('a'), decisions.hasPending()]).toEqual([0, true, true]);
  vi.advanceTimersByTime(1);
  expect([send.mock.calls.length, stepOf('a'), decisions.isWaiting('a')]).toEqual([1, 'sending', false]);
  await vi.runAllTimersAsync();
  expect([stepOf('a'), decisions.hasPending(), decisions.isUnderWay('a')]).toEqual([undefined, false, false]);
});

test('undo within the window sends nothing; after it, undo is refused', () => {
  const { decisions, send, stepOf } = setUp();
  decisions.schedule(approve('a'), send);
  expect([decisions.undo('a'), stepOf('a')]).toEqual([true, undefined]);
  vi.advanceTimersByTime(undoWindowMs);
  expect(send).not.toHaveBeenCalled();
  decisions.schedule(approve('a'), send);
  vi.advanceTimersByTime(undoWindowMs);
  expect([decisions.undo('a'), stepOf('a')]).toEqual([false, 'sending']);
});

test('a failure is kept until the next try, which may succeed', async () => {
  const { decisions, send, stepOf } = setUp();
  send.mockResolvedValueOnce(failure);
  decisions.schedule(approve('a'), send);
  await vi.advanceTimersByTimeAsync(undoWindowMs);
  expect(decisions.stateOf('a')).toEqual({ kind: 'approve', step: 'failed', failure });
  expect([decisions.hasPending(), decisions.isUnderWay('a')]).toEqual([false, false]);
  decisions.schedule(approve('a'), send);
  expect(stepOf('a')).toBe('waiting');
  await vi.advanceTimersByTimeAsync(undoWindowMs);
  expect([send.mock.calls.length, stepOf('a')]).toEqual([2, undefined]);
});

test('a second decision on the same review is ignored while one is under way; other reviews are independent', async () => {
  const { decisions, send, stepOf } = setUp();
  const second = vi.fn<SendDecision>(() => Promise.resolve(undefined));
  decisions.schedule(approve('a'), send);
  decisions.schedule(approve('a'), second);
  decisions.schedule(approve('b'), second);
  decisions.undo('b');
  await vi.advanceTimersByTimeAsync(undoWindowMs);
  expect([send.mock.calls.length, second.mock.calls.length, stepOf('b')]).toEqual([1, 0, undefined]);
});

test('sign-out sends at once, and rejects when a decision fails', async () => {
  const { decisions, send } = setUp();
  decisions.schedule(approve('a'), send);
  await decisions.sendAll();
  expect([send.mock.calls.length, decisions.hasPending()]).toEqual([1, false]);
  send.mockResolvedValueOnce(failure);
  decisions.schedule(approve('b'), send);
  await expect(decisions.sendAll()).rejects.toMatchObject({ code: 'APPROVE_FAILED' });
});

test('leaving ends the undo window at once', () => {
  const { decisions, send, stepOf } = setUp();
  decisions.schedule(approve('a'), send);
  decisions.startAll();
  decisions.startAll();
  expect([send.mock.calls.length, stepOf('a'), decisions.hasPending()]).toEqual([1, 'sending', true]);
});

test('listeners receive every transition until they unsubscribe', () => {
  const { decisions, send } = setUp();
  const listener = vi.fn<() => void>();
  const unsubscribe = decisions.subscribe(listener);
  decisions.schedule(approve('a'), send);
  decisions.undo('a');
  unsubscribe();
  decisions.schedule(approve('a'), send);
  expect(listener).toHaveBeenCalledTimes(2);
});
