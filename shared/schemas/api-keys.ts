import { z } from 'zod';
import { keyModes, scopes } from '#shared/api-keys.ts';
import { apiVersions } from '#shared/api-versions.ts';
import { limits } from '#shared/limits.ts';
import { id, rule, timestamp } from './common.ts';

/** API keys. */

/** A network in CIDR notation, or one IPv4 address. Callers over IPv6 are known by their /64. */
const network = z
  .string()
  .trim()
  .max(64)
  .transform((text) => (/^[\d.]+$/.test(text) ? `${text}/32` : text.toLowerCase()))
  .refine(isNetwork, rule('KEY_ADDRESS_INVALID'));

function isNetwork(text: string): boolean {
  const isIpv6 = z.cidrv6().safeParse(text).success && Number(text.split('/')[1]) <= 64;
  return isIpv6 || z.cidrv4().safeParse(text).success;
}

/** One network per line. */
export function splitNetworks(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const networks = z.array(network).max(limits.apiKeyAddresses);

export const createApiKeyInput = z.object({
  name: z.string().trim().min(1, rule('KEY_NAME_REQUIRED')).max(limits.apiKeyName),
  scopes: z
    .array(z.enum(scopes))
    .min(1, rule('KEY_SCOPE_REQUIRED'))
    .max(scopes.length)
    .transform((chosen) => [...new Set(chosen)]),
  /** Null or absent: the key does not expire. */
  expiresAt: z.iso.datetime().nullish(),
  /** Networks that may use the key; empty for all. */
  addresses: networks.default([]),
  /** A test key acts on the account's sandbox. */
  mode: z.enum(keyModes).default('live'),
});
export type CreateApiKeyInput = z.output<typeof createApiKeyInput>;

/** The form's fields: the lifetime in days, or `never`, and networks by line. */
export const apiKeyForm = createApiKeyInput.pick({ name: true, scopes: true }).extend({
  mode: z.enum(keyModes),
  lifetime: z.string(),
  networks: z.string().refine((text) => networks.safeParse(splitNetworks(text)).success, rule('KEY_ADDRESS_INVALID')),
});

export const apiKeyView = z.object({
  id,
  name: z.string(),
  mode: z.enum(keyModes),
  /** The key's last characters. */
  hint: z.string(),
  scopes: z.array(z.enum(scopes)),
  /** API version of the key, unless a request asks for another. */
  version: z.enum(apiVersions),
  addresses: z.array(z.string()),
  createdAt: timestamp,
  /** The person who created it. */
  createdBy: z.string(),
  /** To the minute; null before the first use. */
  lastUsedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  /** When the key ends unless it is used; null until that is near. */
  unusedEndsAt: timestamp.nullable(),
  /** Another key took its place; it works until it expires. */
  isReplaced: z.boolean(),
});

export type ApiKeyView = z.output<typeof apiKeyView>;

export const apiKeysOutput = z.object({ items: z.array(apiKeyView) });

/** The key itself is in this answer only. */
export const createdApiKey = apiKeyView.extend({ key: z.string() });
