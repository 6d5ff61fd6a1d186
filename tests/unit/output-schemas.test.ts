import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { syncOutput } from '#server/trpc.ts';
import { isoTime } from '#shared/schemas/common.ts';
import { documentView } from '#shared/schemas/documents.ts';

const at = '2026-11-21T09:30:00.123Z';
const row = {
  id: '0b5c1a52-6f0e-4d53-9d6a-0b6f6a2d9f10',
  userId: '0b5c1a52-6f0e-4d53-9d6a-0b6f6a2d9f11',
  folderId: null,
  filename: 'certidão.pdf',
  certified: { paperKind: 'Birth certificate', holders: ['João'], secret: 'x' },
  ordered: null,
  ...{ thumbnailUrl: null, displayName: null, clientName: null, sourceCopy: null, neededBy: null, paymentHold: null },
  ...{ pages: 2, totalCostCents: 3000, extraCents: 0, chargedCents: 3000, fileSizeBytes: 10 },
  ...{ translationType: 'certified', isBankStatement: false, sourceLanguage: 'Portuguese', targetLanguage: 'English' },
  ...{ recipient: 'uscis', status: 'processing', paymentStatus: 'paid', currency: 'usd', speed: 'standard' },
  state: {
    ...{ state: 'received', sentence: 'Received.', freeToCancelUntil: at, nextAt: null, badge: 'In Progress' },
    ...{ tone: 'info', stage: 'work', says: [{ say: 'is.received', count: 1, secret: 'x' }], secret: 'x' },
  },
  verificationCode: 'TFE123456',
  ...{ isAuthenticated: false, hasFile: true, hasTranslation: false, isUnderReview: false, isWithNotary: false },
  ...{ isCorrected: false, isMailed: false, mimetype: null, translationMimetype: null, translationId: null },
  ...{ mailCountry: null, office: null, dueAt: null, pausedSince: null, deliveredAt: null, promiseOutcome: null },
  ...{ orderedAt: '2026-11-21T09:30:00.123456+00:00', uploadDate: new Date(at), createdAt: at, updatedAt: at },
  passwordHash: 'never sent',
};

describe('an output schema that is called often enough to be compiled', () => {
  const schema = z.object({ items: z.array(documentView) });
  const output = syncOutput(schema);
  const calls = Array.from({ length: 100 }, () => output.parse({ items: [row] }));

  test('answers as before, without fields that it does not declare', () => {
    const [first] = calls;
    expect(first).toEqual(schema.parse({ items: [row] }));
    expect(JSON.stringify(first)).not.toMatch(/secret|never sent/);
    for (const called of calls) expect(JSON.stringify(called)).toBe(JSON.stringify(first));
    expect(row).toHaveProperty('passwordHash');
  });

  test('still refuses what it refused, with the place of the fault', () => {
    const wrong = { items: [row, { ...row, status: 'unheard of' }] };
    expect(() => output.parse(wrong)).toThrow(z.ZodError);
    expect(() => output.parse({ items: [{ ...row, id: undefined }] })).toThrow(z.ZodError);
    expect(() => output.parse({ items: [{ ...row, dueAt: 'soon' }] })).toThrow(RangeError);
  });
});

test('times of rows, of JSON and of earlier answers have one form', () => {
  const whole = '2026-11-21T09:30:00.000Z';
  expect(isoTime('2026-11-21T09:30:00.123456+00:00')).toBe(at);
  expect(isoTime('2026-11-21T09:30:00.1+00:00')).toBe('2026-11-21T09:30:00.100Z');
  expect(isoTime('2026-11-21T09:30:00+00:00')).toBe(whole);
  expect(isoTime('2026-11-21T10:30:00.000+01:00')).toBe(whole);
  expect(isoTime(whole)).toBe(whole);
  expect(isoTime(new Date(whole))).toBe(whole);
  expect(() => isoTime('soon')).toThrow(RangeError);
});
