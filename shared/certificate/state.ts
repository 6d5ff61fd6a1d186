/** State of an issued certificate, and the level of its file's signature. */

/** PAdES levels: `B-T` holds a timestamp of an authority besides the signature. */
export const signatureLevels = ['none', 'B-B', 'B-T'] as const;
export type SignatureLevel = (typeof signatureLevels)[number];

/** What the certificate log records; `issued` also for a later file of the same certificate. */
export const certificateEntryKinds = ['issued', 'superseded', 'revoked'] as const;
export type CertificateEntryKind = (typeof certificateEntryKinds)[number];
