/** Price requests of customers for papers outside of the upload's limits. */

export const priceRequestStates = ['open', 'offered', 'accepted', 'declined', 'withdrawn'] as const;
export type PriceRequestState = (typeof priceRequestStates)[number];

/** Taken as originals, to be looked at by a person; by extension. */
export const requestFileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const satisfies Record<string, string>;

/** Requests of one account that wait, and files of each. */
export const requestLimits = { waiting: 5, files: 5, fileBytes: 10 * 1024 * 1024 } as const;
