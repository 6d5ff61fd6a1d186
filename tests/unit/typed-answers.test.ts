import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName } from '#client/features/documents/people/people.ts';
import { limits } from '#shared/limits.ts';
import { invalidAddressFields, type TypedAddress } from '#shared/mailing-address.ts';
import { mailAddress } from '#shared/schemas/mailing.ts';
import { personInput } from '#shared/schemas/people.ts';

/** Forms check answers without the schemas, which would be a tenth of their page, and must agree with them. */

const line = fc.oneof(
  fc.constantFrom('', ' ', 'Ana Ribeiro', 'x'.repeat(limits.addressLine), 'x'.repeat(limits.addressLine + 1)),
  fc.string({ maxLength: 4 }),
);
const address: fc.Arbitrary<TypedAddress> = fc.record({
  ...{ name: line, line1: line, line2: line, city: line },
  country: fc.constantFrom('US', 'CA', 'BR'),
  state: fc.constantFrom('', 'NY', 'TX'),
  zip: fc.oneof(
    fc.constantFrom('', '10001', ' 10001 ', '10001-1234', '1000', 'K1A 0B1', 'ä'),
    fc.string({ maxLength: 14 }),
  ),
});

test('an address is complete for a form when it is for the server', () => {
  fc.assert(
    fc.property(address, (typed) => {
      const { error } = mailAddress.safeParse(typed);
      const invalid = new Set(error?.issues.map(({ path: [field] }) => String(field)));
      const found = new Set<string>(invalidAddressFields(typed));
      // The server compares state and ZIP code once every field has its shape.
      if (error?.issues.every(({ code }) => code === 'custom') ?? true) expect(found).toEqual(invalid);
      else expect([...invalid].filter((field) => !found.has(field))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const letters = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'José  da  Silva',
    'João (Ribeiro)',
    'Иван',
    '山田',
    'Certified Copy',
    'True Copy',
    'A'.repeat(121),
    'é'.repeat(70),
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);

test('a name is one for a form when it is for the server, in the same letters', () => {
  fc.assert(
    fc.property(letters, letters, (name, nativeName) => {
      const parsed = personInput.safeParse({ name, nativeName });
      const checked = checkName({ name, nativeName });
      if (parsed.success) expect(checked).toEqual({ person: parsed.data });
      else {
        const errors = Object.fromEntries(
          parsed.error.issues.map(({ path: [field], message }) => [String(field), message]),
        );
        expect(checked).toEqual({ errors });
      }
    }),
    { numRuns: 500 },
  );
});
