import { ClientError, describeError, messageOf, type Failure } from '#client/lib/error-message.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** A correction's two stages: the file is uploaded, then saved as the translation. */
export type CorrectionStage = 'upload' | 'save';

/** The correction's own code for a general one, by stage. */
const codesByStage: Record<CorrectionStage, Partial<Record<ErrorCode, ErrorCode>>> = {
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

/** Describes an error with the catalogue's texts for corrections. */
export function correctionFailure(error: unknown, stage: CorrectionStage): Failure {
  if (!isAnswered(error)) return describeError(error, 'CORRECTION_FAILED');
  const failure = describeError(error);
  const code = codesByStage[stage][failure.code] ?? failure.code;
  return { ...failure, ...messageOf(code, failure.details), code };
}

/** True for errors with a code from the server or the network; others are faults of this page. */
function isAnswered(error: unknown): boolean {
  return error instanceof ClientError || (error instanceof Error && error.name === 'TRPCClientError');
}
