import { z } from 'zod';
import { rule } from './common.ts';

/** Two-step sign-in: a code of an app, or one of the recovery codes, after the password. */

/** Spaces and hyphens are for reading. */
const code = z
  .string()
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().min(1, rule('CODE_REQUIRED')).max(32, rule('SECOND_FACTOR_WRONG')));

const password = z.string().min(1, rule('RESET_FIELDS_REQUIRED')).max(1024, rule('CURRENT_PASSWORD_WRONG'));

export const loginSecondFactorInput = z.object({ challenge: z.string().min(1).max(1000), code });
export const totpSetupInput = z.object({ password });
export const totpConfirmInput = z.object({ code });
export const totpDisableInput = z.object({ password, code });

export const totpStatusOutput = z.object({
  isOn: z.boolean(),
  /** Its role needs it before it works. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
/** For the app: typed by hand, or read as a QR code. */
export const totpSetupOutput = z.object({ key: z.string(), uri: z.string() });
/** Shown this once. */
export const totpConfirmOutput = z.object({ recoveryCodes: z.array(z.string()) });
