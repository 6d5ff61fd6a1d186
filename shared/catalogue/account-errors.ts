import type { CatalogueEntry } from './entry.ts';

/** Errors of sign-in, account recovery and profiles. */
export const accountErrors = {
  // Login.
  LOGIN_FIELDS_REQUIRED: { trpc: 'BAD_REQUEST', message: '📝 Please fill in all fields' },
  LOGIN_EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: '📧 Please enter a valid email address' },
  INVALID_CREDENTIALS: {
    trpc: 'UNAUTHORIZED',
    message: '❌ Incorrect email or password. Please check your credentials and try again.',
  },
  ACCOUNT_SUSPENDED: {
    trpc: 'FORBIDDEN',
    message: 'This account is suspended. Please contact the person who manages it.',
  },
  EMAIL_NOT_CONFIRMED: {
    trpc: 'FORBIDDEN',
    message: '📧 Please check your email and confirm your account before logging in.',
  },
  TOO_MANY_LOGINS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: '⏰ Too many login attempts. Please wait a few minutes before trying again.',
  },
  LOGIN_USER_NOT_FOUND: {
    trpc: 'NOT_FOUND',
    message: '👤 No account found with this email. Please check the email or create a new account.',
  },
  LOGIN_OTHER: { trpc: 'INTERNAL_SERVER_ERROR', message: '❌ Error: {message}' },

  // Orders without an account.
  TOO_MANY_GUEST_ORDERS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many orders were started from this network. Please wait, or sign in to go on.',
  },
  GUEST_LINK_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'This link was used, replaced or has expired. Ask for a new one where you paid.',
  },
  GUEST_LINK_ELSEWHERE: {
    trpc: 'FORBIDDEN',
    message: 'For your safety, this link works only on the device you paid with. Open it there.',
  },
  GUEST_ADDRESS_REFUSED: {
    trpc: 'CONFLICT',
    message: 'This address can’t hold an order. Enter another one where you paid.',
  },
  GUEST_MAILS_SPENT: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'We send an address at most three of these emails a day. Look in your spam folder, or try again tomorrow.',
  },

  // Recent authentication.
  PROOF_NEEDED: { trpc: 'UNAUTHORIZED', message: 'Please confirm it’s you to continue.' },

  // Two-step sign-in.
  CODE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter the code' },
  SECOND_FACTOR_WRONG: {
    trpc: 'BAD_REQUEST',
    message: 'That code is not right. Each code works once, so wait for the next one your app shows.',
  },
  CHALLENGE_EXPIRED: { trpc: 'BAD_REQUEST', message: 'That took too long. Please sign in again.' },
  TOO_MANY_CODES: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please wait a few minutes before trying again.',
  },
  SECOND_FACTOR_ON: { trpc: 'CONFLICT', message: 'Two-step sign-in is already on.' },
  SECOND_FACTOR_OFF: { trpc: 'CONFLICT', message: 'Two-step sign-in is not on.' },
  SECOND_FACTOR_REQUIRED: {
    trpc: 'FORBIDDEN',
    message: 'Your role needs two-step sign-in. Please turn it on in your profile.',
  },
  SECOND_FACTOR_KEPT: { trpc: 'FORBIDDEN', message: 'Your role needs two-step sign-in, so it stays on.' },

  // Register.
  NAME_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Name is required' },
  NAME_CLAIM: { trpc: 'BAD_REQUEST', message: 'Your name states who you are, and nothing else.' },
  EMAIL_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Email is required' },
  EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid email' },
  PHONE_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Phone number is required' },
  PHONE_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid phone number' },
  PASSWORD_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Password is required' },
  PASSWORDS_DIFFER: { trpc: 'BAD_REQUEST', message: 'Passwords do not match' },
  EMAIL_TAKEN: { trpc: 'CONFLICT', message: 'This email is already registered. Please try logging in instead.' },
  REGISTER_PASSWORD_TOO_SHORT: { trpc: 'BAD_REQUEST', message: 'Password must be at least 6 characters long.' },
  REGISTER_EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid email address.' },
  REGISTER_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Registration failed. Please try again.' },
  TOO_MANY_REGISTRATIONS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many registration attempts. Please wait a few minutes before trying again.',
  },
  CONFIRM_LINK_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'This confirmation link is invalid or has expired. Please request a new one.',
  },

  UNDO_LINK_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'This link is invalid, has expired, or was already used.',
  },

  // Forgot password.
  FORGOT_EMAIL_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please enter your email address' },
  FORGOT_EMAIL_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid email address' },
  FORGOT_NO_ACCOUNT: {
    trpc: 'NOT_FOUND',
    message: 'No account found with this email address. Please check your email or create a new account.',
  },
  TOO_MANY_RESETS: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many reset attempts. Please wait a few minutes before trying again.',
  },
  FORGOT_NOT_CONFIRMED: {
    trpc: 'FORBIDDEN',
    message: 'Please confirm your email address before requesting a password reset.',
  },
  FORGOT_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to send reset email. Please try again.' },

  // Reset password.
  RESET_FIELDS_REQUIRED: { trpc: 'BAD_REQUEST', message: 'Please fill in all fields' },
  PASSWORD_TOO_SHORT: { trpc: 'BAD_REQUEST', message: 'Password must be at least 6 characters long' },
  PASSWORD_TOO_LONG: {
    trpc: 'BAD_REQUEST',
    message: 'Password is too long. Please use a password with 6-128 characters.',
  },
  RESET_PASSWORDS_DIFFER: {
    trpc: 'BAD_REQUEST',
    message: 'Passwords do not match. Please make sure both passwords are identical.',
  },
  RESET_LINK_INVALID: {
    trpc: 'BAD_REQUEST',
    message: 'Invalid or expired reset link. Please request a new password reset.',
  },
  RESET_LINK_EXPIRED: {
    trpc: 'BAD_REQUEST',
    message: 'Your reset link has expired or is invalid. Please request a new password reset.',
  },
  PASSWORD_INVALID: { trpc: 'BAD_REQUEST', message: 'Please enter a valid password.' },
  PASSWORD_COMMON: {
    trpc: 'BAD_REQUEST',
    message: 'This password is among the most common ones. Please choose another.',
  },
  TOO_MANY_PASSWORD_UPDATES: {
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many password update attempts. Please wait a few minutes before trying again.',
  },
  RESET_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Failed to update password. Please try again.' },

  // Profile.
  USER_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'User not found' },
  PROFILE_NOT_FOUND: { trpc: 'NOT_FOUND', message: 'Profile not found' },
  ACCOUNT_ADDRESS_DIFFERS: {
    trpc: 'BAD_REQUEST',
    message: 'This is not the email address of your account. Nothing was deleted.',
  },
  PROFILE_LOAD_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error loading profile' },
  PROFILE_UPDATE_FAILED: { trpc: 'INTERNAL_SERVER_ERROR', message: 'Error updating profile' },
  CURRENT_PASSWORD_WRONG: { trpc: 'BAD_REQUEST', message: 'The current password is not right.' },
} as const satisfies Record<string, CatalogueEntry>;
