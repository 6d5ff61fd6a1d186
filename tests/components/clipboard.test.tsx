import { expect, test } from 'vitest';
import { readCells } from '#client/features/authenticator/studio/text/clipboard.ts';

/** Tables on the clipboard. */

test('cells of a pasted table keep their places and line breaks, and lose scripts', () => {
  const html = `<html><style>td{color:red}</style><body><table>
    <tr><td colspan=2>Date
      of entry</td><td rowspan=2>Book<script>window.ran = 1</script><img src=x onerror="window.ran = 1"></td></tr>
    <tr><td></td><td><p>June 21<br>2014</p></td></tr></table></body></html>`;
  expect(readCells({ html, text: 'not this' })).toEqual([
    ['Date of entry', '', 'Book'],
    ['', 'June 21\n2014', ''],
  ]);
  expect('ran' in window).toBe(false);
  expect(readCells({ html: '', text: 'a\tb\nc\td\n' })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  // One cell, and text of several lines, are left to the field.
  expect(readCells({ html: '<table><tr><td>one</td></tr></table>', text: 'one' })).toBeUndefined();
  expect(readCells({ html: '<p>a</p>', text: 'a\nb' })).toBeUndefined();
});
