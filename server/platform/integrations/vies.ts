import { z } from 'zod';

/** Client of VIES, the European Union's register of VAT ids (its REST service of 2024). */

const defaultTimeoutMs = 4_000;
/** Larger answers are refused. */
const answerBytesMax = 65_536;

export interface ViesAnswer {
  isValid: boolean;
  /** Given where the requester's own id was named. */
  consultationNumber: string | null;
}

export interface Vies {
  /**
   * `vatId` and `requester` with their country's letters. Rejects when VIES, or the country's register behind it, is
   * unavailable.
   */
  check(vatId: string, requester: string | null): Promise<ViesAnswer>;
}

const answered = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

export function createVies({ url, timeoutMs = defaultTimeoutMs }: { url: string; timeoutMs?: number }): Vies {
  async function ask(vatId: string, requester: string | null): Promise<ViesAnswer> {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        countryCode: vatId.slice(0, 2),
        vatNumber: vatId.slice(2),
        ...(requester && { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await readJson(response);
    const { data } = answered.safeParse(answer);
    // Without a requester it answers an empty identifier.
    if (data && response.ok) return { isValid: data.valid, consultationNumber: data.requestIdentifier || null };
    const error = failed.safeParse(answer).data?.errorWrappers[0]?.error;
    if (error === 'INVALID_INPUT') return { isValid: false, consultationNumber: null };
    if (error === 'INVALID_REQUESTER_INFO' && requester !== null) return ask(vatId, null);
    throw new Error(`VIES answered ${String(response.status)} ${error ?? ''}`.trim());
  }
  return { check: ask };
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('an answer is made of bytes');
    size += chunk.byteLength;
    if (size > answerBytesMax) throw new Error('the answer of VIES is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
