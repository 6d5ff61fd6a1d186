/** What can be wrong with a field of a call, for programs. Codes stay; later versions may have more. */
export const fieldCodes = {
  required: 'The field is missing.',
  unknown_field: 'The call has no field of this name.',
  not_an_object: 'Something else than an object.',
  not_a_list: 'Something else than a list.',
  not_a_string: 'Something else than a string.',
  not_a_number: 'Something else than a number.',
  not_an_integer: 'A number with a fraction, or something else than a number.',
  not_a_boolean: 'Something else than true or false.',
  not_one_of: 'None of the values that the field takes.',
  too_short: 'A string with too few characters.',
  too_long: 'A string with too many characters.',
  too_few: 'A list with too few items.',
  too_many: 'A list with too many items.',
  too_small: 'A number below the least.',
  too_large: 'A number above the greatest.',
  not_a_uuid: 'A string that is no UUID.',
  not_an_email: 'A string that is no email address.',
  not_a_url: 'A string that is no URL.',
  not_a_date: 'A string that is no date, such as 2026-11-24.',
  not_a_time: 'A string that is no ISO 8601 time in UTC, such as 2026-11-24T12:00:00Z.',
  wrong_format: 'A string of another format.',
  not_json: 'A body that is not JSON.',
  invalid: 'The value breaks a rule that `detail` names.',
} as const satisfies Record<string, string>;

export type FieldCode = keyof typeof fieldCodes;

/** One refused field. */
export interface FieldError {
  /** JSON Pointer (RFC 6901) into the body or the query, as a URI fragment: `#/items/0/pages`; `#` is all of it. */
  pointer: string;
  code: FieldCode;
  /** `a string of at most 200 characters` */
  expected: string;
  /** A sentence for developers, in English. */
  detail: string;
}

/** `#/items/0/pages` */
export function pointerTo(path: readonly PropertyKey[]): string {
  const escape = (part: PropertyKey) => String(part).toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1');
  return `#${path.map((part) => `/${encodeURI(escape(part))}`).join('')}`;
}
