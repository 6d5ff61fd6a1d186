import { expect, test } from 'vitest';
import { procedures } from '#server/public-api/procedures.ts';
import { mayAs, memberRights } from '#shared/organizations.ts';
import { matchQuoted, type QuotedChoices } from '#shared/quotes.ts';
import { memberRoles } from '#shared/roles.ts';

// Pure logic of the quote and organization pages.

const line: QuotedChoices = {
  pages: 2,
  translationType: 'certified',
  isBankStatement: false,
  speed: 'standard',
  isMailed: false,
};
const draft = (id: string, changes: Partial<QuotedChoices> = {}) => ({ ...line, ...changes, id });

test('each line of a quote takes a draft of its own, with the same pages and choices', () => {
  const drafts = [draft('longer', { pages: 3 }), draft('one'), draft('rush', { speed: 'rush' }), draft('two')];
  const found = matchQuoted([line, line, { ...line, speed: 'rush' }, { ...line, isMailed: true }], drafts);
  expect(found.map((one) => one?.id)).toEqual(['one', 'two', 'rush', undefined]);
});

test('a person may do everything, and a member what the table of procedures lets the role call', () => {
  for (const right of Object.keys(memberRights) as (keyof typeof memberRights)[]) expect(mayAs(null, right)).toBe(true);
  const may = (right: keyof typeof memberRights) => memberRoles.filter((role) => mayAs(role, right));
  expect(may('pay')).toEqual(procedures['payments.createCheckoutSession'].member);
  expect(may('handle')).toEqual(procedures['documents.create'].member);
  expect(may('own')).toEqual([]);
  expect(may('manage')).toEqual(procedures['documents.erase'].member);
});
