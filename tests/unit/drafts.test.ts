import { expect, test } from 'vitest';
import { isTouched, rebase, startDraft, type Draft, type Saved } from '#client/lib/draft.ts';

interface Facts {
  name: string;
  phone?: string;
  texts: Record<string, string>;
  days: readonly number[];
}

const first: Facts = { name: 'House', phone: '1', texts: { a: 'A', b: 'B' }, days: [1, 2] };
const at = (latest: number, published: Facts, draft: Saved<Facts>['draft'] = null): Saved<Facts> => ({
  ...{ published, latest, draft },
});
const edited = (saved: Saved<Facts>, value: Facts): Draft<Facts> => ({ ...startDraft(saved), value });

test('what nobody edited follows what is loaded', () => {
  const next = { ...first, name: 'New house' };
  const draft = rebase(startDraft(at(1, first)), at(2, next));
  expect([draft.value, draft.basedOn, isTouched(draft)]).toEqual([next, 2, false]);
});

test('the same version loaded again changes nothing', () => {
  const draft = edited(at(1, first), { ...first, name: 'Mine' });
  expect(rebase(draft, at(1, structuredClone(first)))).toBe(draft);
});

test('edits stay while a colleague publishes another value, and the rest follows', () => {
  const draft = edited(at(1, first), { ...first, texts: { ...first.texts, a: 'Mine' } });
  const rebased = rebase(draft, at(2, { ...first, texts: { a: 'A', b: 'Theirs' }, days: [3] }));
  expect(rebased.value).toEqual({ ...first, texts: { a: 'Mine', b: 'Theirs' }, days: [3] });
  expect([rebased.basedOn, isTouched(rebased)]).toEqual([2, true]);
});

test('a value that both changed stays as it was typed, and is a clash until it is answered', () => {
  const draft = edited(at(1, first), { ...first, name: 'Mine' });
  const rebased = rebase(draft, at(2, { ...first, name: 'Theirs', days: [] }));
  expect([rebased.value, rebased.basedOn]).toEqual([{ ...first, name: 'Mine', days: [] }, 1]);
  const later = rebase(rebased, at(3, { ...first, name: 'Theirs', days: [5] }));
  expect([later.value.days, later.basedOn]).toEqual([[5], 1]);
  expect(rebase({ ...later, basedOn: 3 }, at(4, { ...first, name: 'Theirs', days: [6] })).basedOn).toBe(4);
});

test('what was removed here stays removed', () => {
  const { phone: _phone, ...rest } = first;
  const { value } = rebase(edited(at(1, first), { ...rest, texts: { a: 'A' } }), at(2, { ...first, name: 'Theirs' }));
  expect(value).toEqual({ ...rest, name: 'Theirs', texts: { a: 'A' } });
  expect(Object.keys(value.texts)).toEqual(['a']);
});

test('what is typed while the draft is saved stays, without a clash', () => {
  const draft = edited(at(1, first), { ...first, name: 'Mine, and more' });
  const facts = { ...first, name: 'Mine' };
  const rebased = rebase(draft, at(1, first, { facts, basedOn: 1, savedAt: 'today' }));
  expect([rebased.value.name, rebased.basedOn, isTouched(rebased)]).toEqual(['Mine, and more', 1, true]);
});

test('a publication from here is no clash, whatever was typed since', () => {
  const value = { ...first, name: 'Mine' };
  const sent = { version: 2, value };
  const quiet = rebase({ ...edited(at(1, first), value), sent }, at(2, value));
  expect([quiet.value, quiet.basedOn, quiet.sent]).toEqual([value, 2, undefined]);
  const busy = rebase({ ...edited(at(1, first), { ...value, phone: '2' }), sent }, at(2, value));
  expect([busy.value.phone, busy.basedOn]).toEqual(['2', 2]);
  // A colleague published at once after it.
  const theirs = rebase({ ...edited(at(1, first), value), sent }, at(3, { ...value, name: 'Theirs' }));
  expect([theirs.value.name, theirs.basedOn]).toEqual(['Theirs', 3]);
});

test('a version that is to come is a clash: what it changes is not loaded', () => {
  const draft = edited(at(1, first), { ...first, name: 'Mine' });
  expect(rebase(draft, at(2, first)).basedOn).toBe(1);
});

test('a saved draft that a colleague’s publication deletes stays on the screen', () => {
  const facts = { ...first, name: 'Mine' };
  const draft = startDraft(at(1, first, { facts, basedOn: 1, savedAt: 'today' }));
  const rebased = rebase(draft, at(2, { ...first, days: [] }));
  expect([rebased.value, rebased.basedOn, isTouched(rebased)]).toEqual([{ ...facts, days: [] }, 2, true]);
  // Discarding it is no publication.
  expect(rebase(draft, at(1, first)).value).toEqual(first);
});
