/** `Label: value` within a line. */

/** Splits "Label: value"; a time or a sentence with a colon far inside is prose. */
export function splitField(text: string): { label: string; value: string } | undefined {
  const [, label, value] = /^([^:\uff1a]{1,96}?)\s*[:\uff1a]\s*(\S.*)$/su.exec(text) ?? [];
  if (label === undefined || value === undefined) return undefined;
  const isLabel = /\p{L}/u.test(label) && !/\p{N}$/u.test(label);
  const isShort = label.length <= 48 && label.split(' ').length <= 6;
  return isLabel && (isShort || isLongLabel(label, value)) ? { label, value } : undefined;
}

/** Labels that forms print before a short value: `Tipo de documento antecedente o declaración de testigos: 5211`. */
function isLongLabel(label: string, value: string): boolean {
  return (
    /^\p{Lu}[^.;,\n]*$/u.test(label) && label.split(' ').length <= 12 && value.length <= 40 && !/[.;,]$/u.test(value)
  );
}

export function isLabelAlone({ text }: { text: string }): boolean {
  return /^[^:\uff1a]{1,60}[:\uff1a]$/u.test(text) && /\p{L}/u.test(text);
}
