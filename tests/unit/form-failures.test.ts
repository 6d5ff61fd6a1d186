import { TRPCClientError } from '@trpc/client';
import { expect, onTestFinished, test } from 'vitest';
import { bannerFailure, describeError, type Failure } from '#client/lib/error-message.ts';
import { translateErrors } from '#client/lib/error-texts.ts';
import { startLocale } from '#client/ui/words.ts';
import '#client/lib/order-error-texts.ts';
import german from '#shared/messages/de/errors.json' with { type: 'json' };

const failureOf = (fields: Failure['fields']): Failure => ({
  code: 'INVALID_INPUT',
  text: 'Please check the form.',
  lang: undefined,
  details: {},
  requestId: undefined,
  fields,
});
const names = ['name', 'email'] as const;

test('a refusal of the fields on screen shows at the fields alone', () => {
  expect(bannerFailure(failureOf({ name: 'NAME_REQUIRED' }), names)).toBeUndefined();
});

test.each<[string, Failure['fields']]>([
  ['no field', {}],
  ['a field without an input', { token: 'INVALID_INPUT' }],
  ['one with an input and one without', { token: 'INVALID_INPUT', name: 'NAME_REQUIRED' }],
])('a refusal of %s shows above the form', (_name, fields) => {
  expect(bannerFailure(failureOf(fields), names)).toMatchObject({ text: 'Please check the form.' });
});

test('a refusal’s findings reach the screen, other objects do not', () => {
  const findings = [{ rule: 'file.untranslated', say: 'Finish the text.', severity: 'error' }];
  const data = { appCode: 'CERTIFICATE_INCOMPLETE', details: { findings, clashes: [{ blockId: 'b' }], max: 3 } };
  const error = TRPCClientError.from({ error: { message: 'refused', code: -32000, data } });
  expect(describeError(error).details).toEqual({ findings, max: 3 });
});

test('an amount in an error is written as the page writes it', () => {
  const details = { total: '$45.00', totalCents: 4500 };
  const data = { appCode: 'PRICE_CHANGED', details };
  const error = TRPCClientError.from({ error: { message: 'refused', code: -32000, data } });
  expect(describeError(error).text).toContain('$45.00');
  startLocale('de');
  translateErrors('de', german);
  onTestFinished(() => {
    startLocale('en');
    translateErrors('en', {});
  });
  expect(describeError(error).text).toContain('45,00\u00a0US$');
});
