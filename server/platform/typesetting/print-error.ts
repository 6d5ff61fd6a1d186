/** Why a print failed. `letters`: the text contains an unprintable character. */
export type PrintFault =
  | 'letters'
  | 'copy-unreadable'
  | 'source-encrypted'
  | 'source-unreadable'
  | 'source-fonts'
  | 'image-size'
  | 'signing'
  | 'read-back'
  | 'template'
  | 'busy'
  | 'deadline'
  | 'memory'
  | 'crashed';

/** A character that no font has or that is not allowed, and the path of the value with it. */
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
