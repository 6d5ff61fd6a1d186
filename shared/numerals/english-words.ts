/** Numbers in English words, as legal papers write them: `one thousand nine hundred eighty-eight`. */

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

export function spellNumber(value: number): string {
  const scale = scales.find(([size]) => value >= size);
  if (scale !== undefined) {
    const [size, name] = scale;
    const rest = value % size;
    return `${spellNumber(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${spellNumber(rest)}`}`;
  }
  if (value < 20) return small[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${small[value % 10] ?? ''}`;
}

/** `1st`, `2nd`, `11th`. */
export function ordinalDigits(value: number): string {
  const suffix = value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
}
