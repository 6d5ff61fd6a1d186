/** Why nothing was printed. `letters`: the text holds a character that cannot be printed. */
export type PrintFault =
  | 'letters'
  | 'source-encrypted'
  | 'source-unreadable'
  | 'image-size'
  | 'signing'
  | 'read-back'
  | 'template'
  | 'busy'
  | 'deadline'
  | 'memory'
  | 'crashed';

/** A character that no font draws or that may not be printed, and the path of the value that holds it. */
export interface UnprintableLetter {
  char: string;
  codePoint: string;
  path: string;
}

export class PrintError extends Error {
  override readonly name = 'PrintError';
  readonly fault: PrintFault;
  readonly letters: readonly UnprintableLetter[];

  constructor(fault: PrintFault, message: string, letters: readonly UnprintableLetter[] = []) {
    super(message);
    this.fault = fault;
    this.letters = letters;
  }
}
