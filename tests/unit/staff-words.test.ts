import { describe, expect, test } from 'vitest';
import { parseAmount } from '#client/features/admin/documents/amount.ts';
import { readTab } from '#client/features/admin/overview/tabs.ts';
import { toggle, type Checked } from '#client/features/authenticator/workspace/checked.ts';
import { correctionFailure } from '#client/features/authenticator/workspace/correction-failure.ts';
import { formatDuration } from '#client/features/team/days.ts';
import { ClientError } from '#client/lib/error-message.ts';
import { checklistPoints } from '#shared/certificate/checklist.ts';
import type { ErrorCode } from '#shared/errors.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  [' $1,234.50 ', 123_450],
  ['0.01', 1],
  ['', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['1e3', undefined],
  ['12.', undefined],
])('parses the amount %j as %j cents', (text, cents) => expect(parseAmount(text)).toBe(cents));

test.each([
  ['', 'overview'],
  ['to-authenticate', 'to-authenticate'],
  ['translated', 'translated'],
  ['no-such-tab', 'overview'],
])('the hash %j selects the tab %s', (hash, tab) => expect(readTab(hash)).toBe(tab));

test.each([
  [null, 'Not measured yet'],
  [0, 'Under a minute'],
  [35 * 60, '35 min'],
  [150 * 60, '2.5 h'],
  [3.2 * 86_400, '3.2 days'],
])('formats %j seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

test('the checklist is complete when every point is checked, and incomplete after one is unchecked', () => {
  const all = checklistPoints.reduce<Checked>((checked, point) => toggle(checked, point), new Set());
  expect([...all]).toEqual([...checklistPoints]);
  expect([...toggle(all, 'names')]).toEqual(checklistPoints.filter((point) => point !== 'names'));
});

describe('correction failures', () => {
  const cases: [ErrorCode, 'upload' | 'save', ErrorCode][] = [
    ['NETWORK', 'upload', 'CORRECTION_NETWORK'],
    ['PERMISSION_DENIED', 'upload', 'CORRECTION_DENIED'],
    ['SERVICE_UNAVAILABLE', 'upload', 'CORRECTION_STORAGE'],
    ['UPLOAD_FAILED', 'upload', 'CORRECTION_UPLOAD_OTHER'],
    ['INVALID_INPUT', 'upload', 'CORRECTION_UPLOAD_FAILED'],
    ['FILE_TOO_LARGE', 'upload', 'FILE_TOO_LARGE'],
    ['NETWORK', 'save', 'CORRECTION_NETWORK'],
    ['SERVICE_UNAVAILABLE', 'save', 'CORRECTION_DATABASE'],
    ['UNEXPECTED', 'save', 'CORRECTION_SAVE_FAILED'],
    ['NOT_FOUND', 'save', 'CORRECTION_REFERENCE'],
    ['DOCUMENT_NOT_FOUND', 'save', 'CORRECTION_ORIGINAL_FAILED'],
    ['INVALID_INPUT', 'save', 'CORRECTION_DATA'],
    ['CORRECTION_DUPLICATE', 'save', 'CORRECTION_DUPLICATE'],
    ['CONFLICT', 'save', 'CONFLICT'],
  ];
  test.each(cases)('%s during %s maps to %s', (code, stage, said) =>
    expect(correctionFailure(new ClientError(code), stage).code).toBe(said),
  );

  test('a client-side exception maps to the generic fallback', () =>
    expect(correctionFailure(new TypeError('x is undefined'), 'save').code).toBe('CORRECTION_FAILED'));
});
