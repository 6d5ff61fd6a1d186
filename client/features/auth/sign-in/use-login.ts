import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ClientError, describeError, type Failure } from '#client/lib/error-message.ts';
import { trpcClient } from '#client/lib/trpc-client.ts';
import { reloadForRelease } from '#client/ui/lazy-part.tsx';
import type { SessionUser } from '#shared/schemas/auth.ts';
import type { LoginErrors, LoginField } from './login-rules.ts';

export interface Login {
  submit: (form: FormData) => void;
  isPending: boolean;
  failure: Failure | undefined;
  /** Set after a correct password, if a code is required; sent with the code. */
  challenge: string | undefined;
  /** Returns to the password step. */
  startOver: () => void;
  errors: LoginErrors;
  /** Number of submits. */
  attempts: number;
  /** The last submitted address. */
  email: string;
  /** Clears a field's error when it changes. */
  clearError: (field: LoginField) => void;
}

/** Loads the schema on focus, which keeps zod out of the page's first load. */
export async function loadRules() {
  try {
    return await import('./login-rules.ts');
  } catch (cause) {
    void reloadForRelease();
    throw new ClientError('NETWORK', { cause });
  }
}

/** Validates with the server's schema, then signs in. */
export function useLogin(onSignedIn: (user: SessionUser) => void): Login {
  const [errors, setErrors] = useState<LoginErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (form: FormData) => {
      const { readLogin } = await loadRules();
      const read = readLogin(form);
      setErrors('errors' in read ? read.errors : {});
      setAttempts((count) => count + 1);
      if ('errors' in read) return undefined;
      setEmail(read.input.email);
      return trpcClient.auth.login.mutate(read.input);
    },
    onSuccess: (answer) => {
      if (answer?.user) onSignedIn(answer.user);
    },
  });
  return {
    submit: (form) => {
      if (!isPending) mutate(form);
    },
    isPending,
    failure: error ? describeError(error, 'LOGIN_OTHER') : undefined,
    challenge: data && 'challenge' in data ? data.challenge : undefined,
    startOver: reset,
    errors,
    attempts,
    email,
    clearError: (field) => {
      if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
    },
  };
}
