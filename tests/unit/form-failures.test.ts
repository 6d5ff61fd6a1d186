import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { bannerFailure, describeError, type Failure } from '#client/lib/error-message.ts';

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
