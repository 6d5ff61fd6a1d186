import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { readAddress } from './support/listen.ts';

/** VIES, the register of VAT ids: knows every number but those in `unknown`. */

const asked = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
});

export interface ViesStandIn {
  /** For `VIES_URL`. */
  url: string;
  /** Requested ids, in order. */
  asked: string[];
  unknown: Set<string>;
  /** `away`: a country's register is down; `silent`: never answers. */
  mode: 'answers' | 'away' | 'silent';
  stop(): Promise<void>;
}

export async function startVies(): Promise<ViesStandIn> {
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const { countryCode, vatNumber, ...requester } = asked.parse(JSON.parse(body));
      const vatId = countryCode + vatNumber;
      vies.asked.push(vatId);
      if (vies.mode === 'silent') return;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(vies.mode === 'away' ? failure : answerOf(vatId, requester.requesterNumber)));
    });
  });
  const failure = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };

  function answerOf(vatId: string, requester: string | undefined) {
    const requestIdentifier = requester === undefined ? '' : `WAPI${String(vies.asked.length).padStart(12, '0')}`;
    const requestDate = new Date().toISOString();
    return { countryCode: vatId.slice(0, 2), valid: !vies.unknown.has(vatId), requestDate, requestIdentifier };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const vies: ViesStandIn = {
    url: `http://127.0.0.1:${readAddress(server).port}`,
    asked: [],
    unknown: new Set(),
    mode: 'answers',
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return vies;
}
