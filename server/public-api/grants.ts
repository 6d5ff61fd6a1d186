import type { SignedInActor } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { Scope } from '#shared/api-keys.ts';
import type { MemberRole } from '#shared/roles.ts';

/** Permissions of API keys and organization members. */
export interface Grant {
  /** The scope a key needs; `any` for every key; null for none, since a person has to be signed in. */
  scope: Scope | 'any' | null;
  /** Roles in an organization that may act for it. */
  member: readonly MemberRole[];
  /** For test keys only. */
  isTest?: true;
  /** Not for test keys: costs money or has effects outside the sandbox. */
  isLive?: true;
  /** Not for live keys: requires a recent proof, which only a person can give. */
  needsProof?: true;
  /** Also for guests, whose cookie names one order; without it guests are rejected like visitors. */
  guest?: true;
}

/** Null: for people in their own account only, never for keys. */
export type Rule = Grant | null;

/** Throws TEST_KEY_NEEDED, TEST_UNSUPPORTED, KEY_NOT_ALLOWED, SCOPE_MISSING, MEMBER_DENIED. */
export function requireGrant(rule: Rule, { apiKey, member }: Pick<SignedInActor, 'apiKey' | 'member'>): void {
  if (rule?.isTest && apiKey?.mode !== 'test') throw new AppError('TEST_KEY_NEEDED');
  if (rule?.isLive && apiKey?.mode === 'test') throw new AppError('TEST_UNSUPPORTED');
  if (apiKey !== null) {
    if (rule === null || rule.scope === null) throw new AppError('KEY_NOT_ALLOWED');
    if (rule.needsProof && apiKey.mode === 'live') throw new AppError('KEY_NOT_ALLOWED');
    const { scope } = rule;
    if (scope !== 'any' && !apiKey.scopes.includes(scope)) throw new AppError('SCOPE_MISSING', { details: { scope } });
  }
  if (member !== null && !rule?.member.includes(member)) throw new AppError('MEMBER_DENIED');
}
