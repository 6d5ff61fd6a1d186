import { z } from 'zod';
import { isBic, isIban } from '#shared/bank-accounts.ts';

/** Numbers of bank accounts as typed, with or without spaces; empty where there is none. */

const compact = z.string().transform((text) => text.replaceAll(' ', '').toUpperCase());

export const optionalIban = compact.refine((text) => text === '' || isIban(text)).default('');
export const optionalBic = compact.refine((text) => text === '' || isBic(text)).default('');
