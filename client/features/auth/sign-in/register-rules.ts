import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { registerForm } from '#shared/schemas/auth.ts';

/** Rules of registration: in their own chunk with zod. */

export type RegisterForm = z.input<typeof registerForm>;

export const resolver = zodResolver(registerForm);
