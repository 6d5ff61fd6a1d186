import { zodResolver } from '@hookform/resolvers/zod';
import { emailInput } from '#shared/schemas/auth.ts';

/** Rules of an address: in their own chunk with zod. */
export const resolver = zodResolver(emailInput);
