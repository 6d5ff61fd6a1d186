/** State of an issued certificate, and the level of its file's signature. */

/** PAdES levels of the signature itself: `B-T` holds a timestamp of an authority besides it. */
export const signedLevels = ['none', 'B-B', 'B-T'] as const;
export type SignedLevel = (typeof signedLevels)[number];

/** `B-LT` adds validation data of the certificates; `B-LTA` a timestamp over everything. */
export const longTermLevels = ['B-LT', 'B-LTA'] as const;
export type LongTermLevel = (typeof longTermLevels)[number];

export type SignatureLevel = SignedLevel | LongTermLevel;

/** What the certificate log records; `issued` also for a later file of the same certificate. */
export const certificateEntryKinds = ['issued', 'superseded', 'revoked'] as const;
export type CertificateEntryKind = (typeof certificateEntryKinds)[number];
