import { describeError, frameError, type Failure } from '#client/lib/error-message.ts';

/** Why a draft did not reach the server. A part of the service that is away is named as the reason. */
export function describeUpload(error: unknown): Failure {
  const failure = describeError(error, 'UPLOAD_FAILED');
  return failure.code === 'SERVICE_UNAVAILABLE'
    ? { ...failure, ...frameError(error, 'UPLOAD_FAILED_BECAUSE') }
    : failure;
}
