/** PAdES levels of an issued file: `B-T` holds a timestamp of an authority besides the signature. */
export const signatureLevels = ['none', 'B-B', 'B-T'] as const;
export type SignatureLevel = (typeof signatureLevels)[number];
