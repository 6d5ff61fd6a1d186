import { expect, test } from 'vitest';
import { bannerFailure, type Failure } from '#client/lib/error-message.ts';

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
