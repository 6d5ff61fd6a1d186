/** Text of longer files is not searched: our deliveries are smaller, and pdf.js holds a file in memory. */
const maxSearchedBytes = 50_000_000;

const printed = /\b(?:TFE|AUTH)[A-Z0-9]{6,8}\b|\bTEST2[A-Z0-9]{7}\b|\b[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\b/;

/** The verification code printed on a file's first pages. `isLocked`: it opens with a password only. */
export async function findPrintedCode(file: File): Promise<{ code: string | undefined; isLocked: boolean }> {
  if (file.size > maxSearchedBytes) return { code: undefined, isLocked: false };
  try {
    const { readPdfText } = await import('#client/lib/pdf.ts');
    return { code: printed.exec(await readPdfText(file))?.[0], isLocked: false };
  } catch (error) {
    return { code: undefined, isLocked: isLockedError(error) };
  }
}

function isLockedError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'PDF_ENCRYPTED';
}
