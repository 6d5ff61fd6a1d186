import { z } from 'zod';
import { agreementStandings, engagements } from '#shared/pay/agreement.ts';
import { id, timestamp } from './common.ts';
import { legalBlock } from './legal.ts';

/** Schemas of the agreement with freelancers. */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const engagement = z.enum(engagements);

const acceptance = z.object({ id, version: z.number().int(), sha256, acceptedAt: timestamp });
export type AgreementAcceptance = z.output<typeof acceptance>;

/** Of a member of the staff. */
export const memberAgreement = z.object({
  standing: z.enum(agreementStandings),
  /** Newest first. */
  accepted: z.array(acceptance),
});

export const ownAgreement = memberAgreement.extend({
  engagement,
  /** Waits for the reader: the version in force, or else one that binds later. */
  due: z
    .object({
      versionId: id,
      version: z.number().int(),
      validFrom: timestamp,
      /** Of the text as it is shown. */
      sha256,
      title: z.string(),
      blocks: z.array(legalBlock),
      review: z.object({ by: z.string(), on: z.string() }).nullable(),
    })
    .nullable(),
});
export type OwnAgreement = z.output<typeof ownAgreement>;

/** The version that was shown, by its hash. */
export const acceptAgreementInput = z.strictObject({ versionId: id, sha256 });

/** The text of an acceptance; `file` is what its hash is of. */
export const agreementCopy = acceptance.extend({
  name: z.string(),
  title: z.string(),
  blocks: z.array(legalBlock),
  file: z.string(),
});
export type AgreementCopy = z.output<typeof agreementCopy>;
