import { describe, expect, test } from 'vitest';
import { pathWords, schemaFault } from '#client/features/admin/facts/facts-words.ts';
import { defaultOfficeCalendar } from '#shared/promise/office-calendar.ts';
import { officeCalendar } from '#shared/schemas/calendar.ts';
import { legalText } from '#shared/schemas/legal.ts';
import { siteFacts } from '#shared/schemas/site.ts';

/** Messages of the facts editor for a draft that its schema refuses. */

test('a value is named in words, and items of lists count from one', () => {
  expect(pathWords(['exceptions', 0, 'rule', 'furtherHours'])).toBe('Exceptions · 1 · rule · further hours');
});

test.each([
  ['chatUrl', 'Chat URL'],
  ['vatId', 'VAT ID'],
  ['apiKeys', 'API keys'],
  ['sha256', 'SHA-256'],
  ['validUntil', 'Valid until'],
  ['Paid by', 'Paid by'],
])('acronyms are capitals, other words are not: %s', (key, words) => expect(pathWords([key])).toBe(words));

describe('a refused draft says what to change', () => {
  const { rules } = defaultOfficeCalendar;
  const calendar = (part: object) =>
    schemaFault(officeCalendar, { ...defaultOfficeCalendar, ...part }, { furtherHours: 'Working hours each time' });
  const rule = (part: object) => ({ rules: { ...rules, standard: { ...rules.standard, ...part } } });
  const site = {
    ...{ mark: 'T', name: 'Trueform', legalName: 'Trueform LLC', address: '1 Main Street', domain: 'trueform.example' },
    ...{ supportEmail: 'help@trueform.example', supportPhone: '+1 555 010 2030', chatUrl: '', disclaimer: '' },
  };

  test('nothing of one that is right', () => {
    expect(calendar({})).toBeUndefined();
    expect(schemaFault(siteFacts, site)).toBeUndefined();
  });

  test.each([
    [
      'a number that is too large',
      calendar(rule({ furtherHours: 90_000 })),
      'Rules · standard · Working hours each time: at most 2,000.',
    ],
    ['a number that is too small', calendar(rule({ firstPages: 0 })), 'Rules · standard · first pages: at least 1.'],
    [
      'an emptied number',
      calendar(rule({ firstPages: Number.NaN })),
      'Rules · standard · first pages: a value is missing.',
    ],
    ['a short text', calendar({ name: '' }), 'Name: at least 2 characters.'],
    [
      'a long text',
      schemaFault(legalText, { title: 'T'.repeat(121), markdown: 'M'.repeat(20) }),
      'Title: at most 120 characters.',
    ],
    [
      'hours the wrong way round',
      calendar({ hours: [{ from: 600, to: 60 }, null, null, null, null, null, null] }),
      'Hours · 1: It closes before it opens.',
    ],
    [
      'an address of mail',
      schemaFault(siteFacts, { ...site, supportEmail: 'help' }),
      'Support email: this is not an email address.',
    ],
    [
      'a chat that may be empty',
      schemaFault(siteFacts, { ...site, chatUrl: 'http://chat.example' }),
      'Chat URL: this is not a web address that starts with https://.',
    ],
    [
      'a domain',
      schemaFault(siteFacts, { ...site, domain: 'no domain' }),
      'Domain: this is not written as it has to be.',
    ],
  ])('%s', (_name, fault, expected) => expect(fault).toBe(expected));
});
