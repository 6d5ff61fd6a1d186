import { describe, expect, test } from 'vitest';
import {
  documentStatuses,
  documentTransitions,
  effectiveStatus,
  nextStatus,
  settableStatuses,
  statusGroups,
  statusWords,
  type DocumentStatus,
  type DocumentTransition,
  type TransitionActor,
} from '#shared/document-status.ts';

describe('words', () => {
  test.each<[DocumentStatus, string, string]>([
    ['pending', 'Pending', 'Pending'],
    ['waiting', 'Pending', 'Pending'],
    ['unknown', 'Pending', 'Pending'],
    ['processing', 'In Progress', 'Processing'],
    ['in_progress', 'In Progress', 'Processing'],
    ['completed', 'Completed', 'Completed'],
    ['finished', 'Completed', 'Completed'],
    ['error', 'Error', 'Error'],
    ['failed', 'Error', 'Error'],
    ['rejected', 'Completed', 'Rejected'],
  ])('%s is %s to a customer and %s to staff', (status, customer, staff) =>
    expect(statusWords[status]).toMatchObject({ customer, staff }),
  );

  test('every status is in exactly one group, the one its customer word says', () => {
    const grouped = Object.values(statusGroups).flat();
    expect([...grouped].sort()).toEqual([...documentStatuses].sort());
    const words = { pending: 'Pending', processing: 'In Progress', completed: 'Completed', error: 'Error' };
    for (const [group, members] of Object.entries(statusGroups)) {
      for (const status of members) expect(words).toHaveProperty(group, statusWords[status].customer);
    }
  });
});

test('what has a translated file is completed, whatever its raw status; a rejected one keeps its word for staff', () => {
  for (const status of documentStatuses) {
    expect(effectiveStatus(status, false)).toBe(status);
    expect(effectiveStatus(status, true)).toBe(status === 'rejected' ? 'rejected' : 'completed');
  }
});

describe('transitions', () => {
  const actors: readonly TransitionActor[] = ['system', 'owner', 'staff', 'admin'];
  const waiting = ['pending', 'waiting', 'unknown'];
  const working = ['processing', 'in_progress'];
  const failed = ['error', 'failed'];

  /** Event → who → from which statuses → to which. Everything that is not here is refused. */
  const allowed: Record<DocumentTransition, { by: TransitionActor[]; from: readonly string[]; to: DocumentStatus }> = {
    pay: { by: ['system'], from: waiting, to: 'processing' },
    submitFree: { by: ['staff'], from: waiting, to: 'processing' },
    receiveTranslation: { by: ['system'], from: [...working, ...failed], to: 'processing' },
    failTranslation: { by: ['system'], from: working, to: 'failed' },
    retry: { by: ['owner', 'staff'], from: failed, to: 'processing' },
    approve: { by: ['staff'], from: documentStatuses, to: 'completed' },
    correct: { by: ['staff'], from: documentStatuses, to: 'completed' },
    supply: { by: ['staff'], from: documentStatuses, to: 'completed' },
    certify: { by: ['staff'], from: documentStatuses, to: 'processing' },
    returnToReview: { by: ['staff'], from: documentStatuses, to: 'processing' },
    notarize: { by: ['staff'], from: documentStatuses, to: 'completed' },
    set: { by: ['admin'], from: [...documentStatuses], to: 'completed' },
  };

  const events = Object.keys(allowed).filter((event): event is DocumentTransition => event in documentTransitions);

  test('there is no event that this table does not know', () =>
    expect(events.sort()).toEqual(Object.keys(documentTransitions).sort()));

  test.each(events)('%s, for everyone and from everywhere', (event) => {
    const { by, from, to } = allowed[event];
    for (const actor of actors) {
      for (const status of documentStatuses) {
        const expected = by.includes(actor) && from.includes(status) ? to : undefined;
        expect([actor, status, nextStatus(status, event, actor, 'completed')]).toEqual([actor, status, expected]);
      }
    }
  });

  test('an admin sets pending, processing or completed, and has to say which', () => {
    expect(settableStatuses).toEqual(['pending', 'processing', 'completed']);
    for (const target of settableStatuses) expect(nextStatus('failed', 'set', 'admin', target)).toBe(target);
    expect(nextStatus('failed', 'set', 'admin')).toBeUndefined();
  });
});
