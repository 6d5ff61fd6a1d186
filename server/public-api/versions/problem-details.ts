import type { VersionChange } from './change.ts';

/** Before problem details, an error was JSON of five fields. */
export const problemDetails: VersionChange = {
  printError: ({ appCode, message, details, fields, requestId }) => ({
    contentType: 'application/json',
    body: { appCode, message, details, fields, requestId },
  }),
};
