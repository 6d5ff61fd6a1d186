/** A person's name by its initials, for lists of papers that the reader has not opened: "Ana Souza" is "A. S.". */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .flatMap((word) => [...word].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('en')}.`)
    .join(' ');
}
