import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { readAddress } from './support/listen.ts';

const libreBody = z.object({
  q: z.array(z.string()),
  source: z.string(),
  target: z.literal('en'),
  api_key: z.string(),
});
const deeplBody = z.object({
  text: z.array(z.string()),
  source_lang: z.string(),
  target_lang: z.literal('EN-US'),
  context: z.string().optional(),
});

const chatBody = z.object({
  model: z.string(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});
const chatAsked = z.object({ language: z.string(), page: z.string(), texts: z.array(z.string()) });

/** What each protocol's call asks for, and how it is answered. */
const protocols = {
  '/translate': {
    read: (body: unknown, _authorization: string | undefined) => {
      const { q, api_key: key } = libreBody.parse(body);
      return { texts: q, context: '', isAllowed: key === 'engine-key' };
    },
    write: (answers: readonly string[]) => ({ translatedText: answers }),
  },
  '/v2/translate': {
    read: (body: unknown, authorization: string | undefined) => {
      const { text: texts, context = '' } = deeplBody.parse(body);
      return { texts, context, isAllowed: authorization === 'DeepL-Auth-Key engine-key' };
    },
    write: (answers: readonly string[]) => ({
      translations: answers.map((answer) => ({ detected_source_language: 'PT', text: answer })),
    }),
  },
  '/chat/completions': {
    read: (body: unknown, authorization: string | undefined) => {
      const { messages } = chatBody.parse(body);
      const { texts, page } = chatAsked.parse(JSON.parse(messages[1].content));
      return { texts, context: page, isAllowed: authorization === 'Bearer engine-key' };
    },
    write: (answers: readonly string[]) => ({
      choices: [{ message: { role: 'assistant', content: JSON.stringify({ translations: answers }) } }],
    }),
  },
};

function isProtocol(path: string | undefined): path is keyof typeof protocols {
  return path !== undefined && path in protocols;
}

export interface EngineStandIn {
  url: string;
  /** Texts that were sent, in order. */
  sent: string[];
  /** Pages that went along, one per call. */
  contexts: string[];
  /** Answers a text; undefined never answers. */
  answer: (text: string) => string | undefined;
  stop(): Promise<void>;
}

/** Speaks the LibreTranslate, the DeepL and the chat-completions protocol, with the key `engine-key`. */
export async function startEngine(): Promise<EngineStandIn> {
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      if (!isProtocol(request.url)) {
        response.writeHead(404).end();
        return;
      }
      const { read, write } = protocols[request.url];
      const { texts, context, isAllowed } = read(JSON.parse(body), request.headers.authorization);
      engine.sent.push(...texts);
      engine.contexts.push(context);
      const answers = texts.flatMap((one) => engine.answer(one) ?? []);
      if (answers.length < texts.length) return;
      response.statusCode = isAllowed ? 200 : 403;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(write(answers)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const engine: EngineStandIn = {
    url: `http://127.0.0.1:${readAddress(server).port}`,
    sent: [],
    contexts: [],
    answer: (one) => one,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return engine;
}
