import type { ErrorCode } from '#shared/errors.ts';
import { ClientError, describeError, messageOf, type Failure } from '#client/lib/error-message.ts';

/** The two halves of a correction: its file goes up, then it takes the translation's place. */
export type CorrectionStage = 'upload' | 'save';

/** What a general failure is called here, by where it happened. */
const words: Record<CorrectionStage, Partial<Record<ErrorCode, ErrorCode>>> = {
  upload: {
    NETWORK: 'CORRECTION_NETWORK',
    PERMISSION_DENIED: 'CORRECTION_DENIED',
    STAFF_ONLY: 'CORRECTION_DENIED',
    FOREIGN_ORIGIN: 'CORRECTION_DENIED',
    SERVICE_UNAVAILABLE: 'CORRECTION_STORAGE',
    INVALID_INPUT: 'CORRECTION_UPLOAD_FAILED',
    NOT_FOUND: 'CORRECTION_UPLOAD_FAILED',
    FILE_LENGTH_REQUIRED: 'CORRECTION_UPLOAD_FAILED',
    UPLOAD_FAILED: 'CORRECTION_UPLOAD_OTHER',
    UNEXPECTED: 'CORRECTION_UPLOAD_OTHER',
  },
  save: {
    NETWORK: 'CORRECTION_NETWORK',
    PERMISSION_DENIED: 'CORRECTION_DENIED',
    STAFF_ONLY: 'CORRECTION_DENIED',
    FOREIGN_ORIGIN: 'CORRECTION_DENIED',
    SERVICE_UNAVAILABLE: 'CORRECTION_DATABASE',
    INVALID_INPUT: 'CORRECTION_DATA',
    NOT_FOUND: 'CORRECTION_REFERENCE',
    DOCUMENT_NOT_FOUND: 'CORRECTION_ORIGINAL_FAILED',
    STATUS_NOT_ALLOWED: 'CORRECTION_ORIGINAL_FAILED',
    UNEXPECTED: 'CORRECTION_SAVE_FAILED',
  },
};

/** Why a correction did not arrive, in the catalogue's words for corrections. */
export function correctionFailure(error: unknown, stage: CorrectionStage): Failure {
  if (!isAnswered(error)) return describeError(error, 'CORRECTION_FAILED');
  const failure = describeError(error);
  const code = words[stage][failure.code] ?? failure.code;
  return { ...failure, ...messageOf(code, failure.details), code };
}

/** A failure that the server or the network has a word for; anything else went wrong in this page. */
function isAnswered(error: unknown): boolean {
  return error instanceof ClientError || (error instanceof Error && error.name === 'TRPCClientError');
}
