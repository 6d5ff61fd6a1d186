import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClaim, type ClaimActions } from '#client/features/authenticator/workspace/claim.ts';
import { ClientError } from '#client/lib/error-message.ts';

const renewalMs = 60_000;

function setUp({ isDecisionUnderWay = false } = {}) {
  const actions = {
    claim: vi.fn<ClaimActions['claim']>(() => Promise.resolve()),
    release: vi.fn<ClaimActions['release']>(() => Promise.resolve()),
    releaseOnUnload: vi.fn<ClaimActions['releaseOnUnload']>(),
    isDecisionUnderWay: () => isDecisionUnderWay,
    onRefused: vi.fn<ClaimActions['onRefused']>(),
  };
  const claim = createClaim(actions, renewalMs);
  return { actions, claim, stepOf: () => claim.state().step };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('claims when opened, renews, and releases when closed', async () => {
  const { actions, claim, stepOf } = setUp();
  expect(stepOf()).toBe('claiming');
  const close = claim.open();
  await settle();
  expect(stepOf()).toBe('mine');
  await vi.advanceTimersByTimeAsync(2 * renewalMs);
  expect([actions.claim.mock.calls.length, stepOf()]).toEqual([3, 'mine']);
  close();
  await vi.advanceTimersByTimeAsync(2 * renewalMs);
  expect([actions.claim.mock.calls.length, actions.release.mock.calls.length]).toEqual([3, 1]);
});

test('is taken by a conflict, and free again after a retry', async () => {
  const { actions, claim, stepOf } = setUp();
  actions.claim.mockRejectedValueOnce(new ClientError('CONFLICT'));
  claim.open();
  await settle();
  expect([stepOf(), claim.state().failure?.code, actions.onRefused.mock.calls.length]).toEqual([
    'taken',
    'CONFLICT',
    1,
  ]);
  claim.retry();
  expect(claim.state()).toEqual({ step: 'claiming', failure: undefined });
  await settle();
  expect(stepOf()).toBe('mine');
});

test('fails for any other reason, with its failure', async () => {
  const { actions, claim, stepOf } = setUp();
  actions.claim.mockRejectedValueOnce(new ClientError('NETWORK'));
  claim.open();
  await settle();
  expect([stepOf(), claim.state().failure?.code]).toEqual(['failed', 'NETWORK']);
});

test('the last attempt decides, whichever is answered first', async () => {
  const { actions, claim, stepOf } = setUp();
  let refuse: (error: Error) => void = () => undefined;
  actions.claim.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      refuse = reject;
    }),
  );
  claim.open();
  claim.retry();
  await settle();
  refuse(new ClientError('CONFLICT'));
  await settle();
  expect([stepOf(), actions.onRefused.mock.calls.length]).toEqual(['mine', 1]);
});

test('is released on unload, and a failed release is ignored', async () => {
  const { actions, claim } = setUp();
  const close = claim.open();
  claim.leavePage();
  actions.release.mockRejectedValueOnce(new ClientError('NETWORK'));
  close();
  await settle();
  expect([actions.releaseOnUnload.mock.calls.length, actions.release.mock.calls.length]).toEqual([1, 1]);
});

test('is kept while a decision on the review is under way', () => {
  const { actions, claim } = setUp({ isDecisionUnderWay: true });
  const close = claim.open();
  claim.leavePage();
  close();
  expect([actions.releaseOnUnload.mock.calls.length, actions.release.mock.calls.length]).toEqual([0, 0]);
});
