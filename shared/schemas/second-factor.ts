import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, rule, timestamp } from './common.ts';

/** Two-step sign-in: a TOTP code or a recovery code after the password. */

/** Spaces and hyphens are ignored. */
const code = z
  .string()
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().min(1, rule('CODE_REQUIRED')).max(32, rule('SECOND_FACTOR_WRONG')));

const password = z.string().min(1, rule('RESET_FIELDS_REQUIRED')).max(1024, rule('CURRENT_PASSWORD_WRONG'));

export const loginSecondFactorInput = z.object({ challenge: z.string().min(1).max(1000), code });
export const totpSetupInput = z.object({ password });
export const totpConfirmInput = z.object({ code });
export const totpDisableInput = z.object({ password, code });
export const totpRenewCodesInput = z.object({ code });

export const totpStatusOutput = z.object({
  isOn: z.boolean(),
  /** Null while off. */
  since: timestamp.nullable(),
  /** Whether the role requires it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
/** TOTP secret as text, and as `otpauth:` URI for the QR code. */
export const totpSetupOutput = z.object({ key: z.string(), uri: z.string() });
/** Returned only once. */
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });

/** Reset by an admin for a user who lost their app and recovery codes. */
export const resetSecondFactorInput = z.object({
  id,
  reason: z.string().trim().min(1, rule('SECOND_FACTOR_REASON_REQUIRED')).max(limits.reasonMax),
});
