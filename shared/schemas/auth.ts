import { z } from 'zod';
import { capabilities } from '#shared/access.ts';
import { bounceReasons } from '#shared/bounces.ts';
import { makesClaimAsName } from '#shared/certificate/claims.ts';
import { limits } from '#shared/limits.ts';
import { locales } from '#shared/locales.ts';
import { currencies } from '#shared/money.ts';
import { memberRoles, roles } from '#shared/roles.ts';
import { emailAddress, id, rule, timestamp } from './common.ts';
import { passkeyAnswerInput } from './passkeys.ts';

const email = emailAddress({ missing: 'EMAIL_REQUIRED', invalid: 'EMAIL_INVALID' });

/** Printed as the signer of certificates, and suggested as the holder of a document, so it must not make claims. */
const name = z
  .string()
  .trim()
  .min(1, rule('NAME_REQUIRED'))
  .max(limits.nameMax, rule('NAME_REQUIRED'))
  .refine((text) => !makesClaimAsName(text), rule('NAME_CLAIM'));

/** Applied without spaces, hyphens and parentheses. */
const phonePattern = /^\+?[1-9]\d{0,15}$/;

const phoneRule = z
  .string()
  .transform((value) => value.replaceAll(/[\s()-]/g, ''))
  .pipe(z.string().regex(phonePattern, rule('PHONE_INVALID')));

const requiredPhone = z.string().trim().min(1, rule('PHONE_REQUIRED')).pipe(phoneRule);

const newPassword = z
  .string()
  .min(limits.passwordMin, rule('PASSWORD_TOO_SHORT'))
  .max(limits.passwordMax, rule('PASSWORD_TOO_LONG'));

export const registerInput = z.object({
  name,
  email,
  phone: requiredPhone,
  password: z
    .string()
    .min(1, rule('PASSWORD_REQUIRED'))
    .min(limits.passwordMin, rule('REGISTER_PASSWORD_TOO_SHORT'))
    .max(limits.passwordMax, rule('PASSWORD_TOO_LONG')),
  /** Language of the page. */
  locale: z.enum(locales).optional(),
  /** Of the prices that were shown. */
  currency: z.enum(currencies).optional(),
});
export type RegisterInput = z.infer<typeof registerInput>;

/** The first admin, created by the operator. */
export const firstAdminInput = z.object({ name, email, password: newPassword });
export type FirstAdminInput = z.infer<typeof firstAdminInput>;

/** `confirmPassword` is checked in the browser and not sent. */
export const registerForm = registerInput
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: rule('PASSWORDS_DIFFER'),
  });

export const loginInput = z.object({
  email: emailAddress({ missing: 'LOGIN_FIELDS_REQUIRED', invalid: 'LOGIN_EMAIL_INVALID' }),
  password: z.string().min(1, rule('LOGIN_FIELDS_REQUIRED')).max(1024, rule('INVALID_CREDENTIALS')),
});
export type LoginInput = z.infer<typeof loginInput>;

export const emailInput = z.object({
  email: emailAddress({ missing: 'FORGOT_EMAIL_REQUIRED', invalid: 'FORGOT_EMAIL_INVALID' }),
});

export const tokenInput = z.object({ token: z.string().min(1).max(200) });

export const resetPasswordInput = tokenInput.extend({ password: newPassword });

/** `confirmPassword` is checked in the browser and not sent. */
export const resetPasswordForm = z
  .object({
    password: z.string().min(1, rule('RESET_FIELDS_REQUIRED')).pipe(newPassword),
    confirmPassword: z.string().min(1, rule('RESET_FIELDS_REQUIRED')),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: rule('RESET_PASSWORDS_DIFFER'),
  });

export const changePasswordInput = z.object({
  current: z.string().min(1, rule('RESET_FIELDS_REQUIRED')).max(1024),
  password: newPassword,
});

/** `confirmPassword` is checked in the browser and not sent. */
export const changePasswordForm = z
  .object({
    current: z.string().min(1, rule('RESET_FIELDS_REQUIRED')).max(1024),
    password: z.string().min(1, rule('RESET_FIELDS_REQUIRED')).pipe(newPassword),
    confirmPassword: z.string().min(1, rule('RESET_FIELDS_REQUIRED')),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: rule('RESET_PASSWORDS_DIFFER'),
  });

const code = z
  .string()
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().min(1, rule('CODE_REQUIRED')).max(32, rule('SECOND_FACTOR_WRONG')));

/** Re-authentication before sensitive actions: a passkey, or a code with two-step sign-in, or the password otherwise. */
export const proveInput = z.union([
  z.object({ passkey: passkeyAnswerInput }),
  z.object({ code }),
  z.object({ password: z.string().min(1, rule('RESET_FIELDS_REQUIRED')).max(1024, rule('CURRENT_PASSWORD_WRONG')) }),
]);
export type ProveInput = z.output<typeof proveInput>;

export const profileForm = z.object({
  name,
  email,
  phone: z.union([z.literal('').transform(() => null), phoneRule, z.null()]),
  locale: z.enum(locales),
});

/** Fields left out stay as they are. */
export const updateProfileInput = profileForm.partial();

/** The account the person acts for: their own, or an organization they are a member of. */
export const sessionUser = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  /** Capabilities of the account. */
  capabilities: z.array(z.enum(capabilities)),
  phone: z.string().nullable(),
  /** Null until chosen. */
  locale: z.enum(locales).nullable(),
  emailVerified: z.boolean(),
  /** The role requires two-step sign-in, which is off. */
  needsSecondFactor: z.boolean(),
  /** Who acts. */
  person: z.object({ id, name: z.string().nullable(), email: z.string() }),
  /** The person's role in the organization they act for; null in their own account. */
  member: z.enum(memberRoles).nullable(),
  hasOrganizations: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const sessionOutput = z.object({ user: sessionUser.nullable() });
/** The signed-in user, or with two-step sign-in a challenge for `auth.loginSecondFactor`. */
export const loginOutput = z.union([
  z.object({ user: sessionUser }),
  z.object({ user: z.null(), challenge: z.string(), expiresAt: timestamp }),
]);
export const secondLoginOutput = z.object({ user: sessionUser });
export const emailOutput = z.object({ email: z.string() });
/** `alreadyConfirmed` for a used link of a confirmed address. */
export const confirmEmailOutput = z.object({ email: z.string(), alreadyConfirmed: z.literal(true).optional() });
export const validOutput = z.object({ valid: z.boolean() });

export const profileView = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  phone: z.string().nullable(),
  /** Null until chosen. */
  locale: z.enum(locales).nullable(),
  /** New address awaiting confirmation. */
  pendingEmail: z.string().nullable(),
  /** Reason why mails to the address are suspended. */
  emailBounce: z.enum(bounceReasons).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const sessionView = z.object({
  id,
  device: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  isCurrent: z.boolean(),
});
export const sessionsOutput = z.object({ items: z.array(sessionView) });
