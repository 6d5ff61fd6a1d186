import type { z } from 'zod';
import type { profileView } from '#shared/schemas/auth.ts';

/** One's own profile, as the server tells it. */
export type Profile = z.output<typeof profileView>;
