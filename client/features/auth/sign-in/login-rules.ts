import { isCode } from '#client/lib/error-texts.ts';
import type { ErrorCode } from '#shared/errors.ts';
import '#client/lib/account-error-texts.ts';
import { loginInput, type LoginInput } from '#shared/schemas/auth.ts';

export type LoginField = 'email' | 'password';
export type LoginErrors = Partial<Record<LoginField, ErrorCode>>;

/** Parses the form with the server's schema; returns the input, or an error code per field. */
export function readLogin(form: FormData): { input: LoginInput } | { errors: LoginErrors } {
  const { data, error } = loginInput.safeParse({ email: form.get('email'), password: form.get('password') });
  if (data) return { input: data };
  const errors: LoginErrors = {};
  for (const { path, message } of error.issues) {
    const field = path[0] === 'password' ? 'password' : 'email';
    errors[field] ??= isCode(message) ? message : 'INVALID_INPUT';
  }
  return { errors };
}
