import type { ErrorCode } from '#shared/errors.ts';
import { describeError, messageOf, type Message } from './error-message.ts';
import { FileUnreachable } from './open-file.ts';

/** The screen that opens the file; each has its own catalogue texts. */
export type FilePlace = 'overview' | 'translations' | 'folders';

export interface FileProblem {
  title: string;
  /** The cause, if the title does not name it. */
  detail: Message | undefined;
}

/** Texts of a failed preview. My Documents (`folders`) has texts of its own for PDFs. */
export function viewProblem(error: unknown, place: FilePlace, isPdf: boolean): FileProblem {
  const title = messageOf('FILE_OPEN_FAILED').text;
  const isUnreachable = error instanceof FileUnreachable;
  if (place === 'folders' && isPdf && isUnreachable) {
    return { title, detail: messageOf(error.status === 404 ? 'PDF_MISSING' : 'PDF_OPEN_FAILED') };
  }
  return { title, detail: isUnreachable ? messageOf('FILE_ACCESS_FAILED') : plainReason(error) };
}

/** Texts of a failed download. */
export function downloadProblem(error: unknown, place: FilePlace): FileProblem {
  if (place === 'folders') return { title: messageOf('TRANSLATION_DOWNLOAD_FAILED').text, detail: undefined };
  const title = messageOf('FILE_DOWNLOAD_FAILED').text;
  if (place === 'translations') return { title, detail: plainReason(error) };
  const reason =
    error instanceof FileUnreachable
      ? error.status === 403
        ? messageOf('FILE_DOWNLOAD_REFUSED').text
        : error.message
      : plainReason(error).text;
  return { title, detail: messageOf('FILE_DOWNLOAD_FAILED_BECAUSE', { message: reason }) };
}

/** `fetch` throws a TypeError only for network errors. */
function plainReason(error: unknown): Message {
  const network: ErrorCode = 'NETWORK';
  return error instanceof TypeError ? messageOf(network) : describeError(error);
}
