import type { Fault, Import, Tree } from './tree.ts';

interface Permission {
  /** Files that may use the package. */
  at: RegExp;
  /** Files that may name its types only. */
  typesAt?: RegExp;
}

const routers = /^server\/features\/.+\/router\.ts$/;

/** Packages with one place. A vendor is one file's business; the rest of the server sees our own verbs. */
const places: Record<string, Permission> = {
  '@aws-sdk/client-s3': { at: /^server\/(integrations\/storage|operations\/backup\/objects)\.ts$/ },
  '@redis/client': { at: /^server\/realtime\/redis-listener\.ts$/ },
  // Its errors are classes, so the slice that pays has to know them.
  stripe: { at: /^server\/(integrations\/stripe\.ts|features\/payments\/)/, typesAt: /^server\/deps\.ts$/ },
  '@opentelemetry/api': { at: /^server\/observability\/opentelemetry\.ts$/ },
  '@opentelemetry/exporter-trace-otlp-http': { at: /^server\/observability\/opentelemetry\.ts$/ },
  '@opentelemetry/resources': { at: /^server\/observability\/opentelemetry\.ts$/ },
  '@opentelemetry/sdk-trace-node': { at: /^server\/observability\/opentelemetry\.ts$/ },
  nodemailer: { at: /^server\/integrations\/mailer\.ts$/ },
  lucia: { at: /^server\/features\/auth\/session\.ts$/ },
  'pg-boss': { at: /^server\/jobs\// },
  pg: { at: /^server\/(db|operations|realtime)\//, typesAt: /^server\/(deps|rate-limit\/limiter)\.ts$/ },
  'rate-limiter-flexible': { at: /^server\/rate-limit\/limiter\.ts$/ },
  '@node-rs/argon2': { at: /^server\/features\/auth\/password\.ts$/ },
  pino: { at: /^server\/observability\/log\.ts$/ },
  'pino-http': { at: /^server\/app\.ts$/ },
  helmet: { at: /^server\/app\.ts$/ },
  'prom-client': { at: /^server\/(observability\/metrics|operations\/backlog)\.ts$/ },
  ws: { at: /^server\/(realtime\/websocket|rate-limit\/bounded-socket)\.ts$/ },
  express: { at: /^server\/([^/]+|(operations|http)\/[^/]+)\.ts$|\/(webhook|stream)\.ts$/, typesAt: /^server\// },
  '@trpc/server': {
    at: /^server\/((trpc|app)\.ts$|http\/|realtime\/websocket\.ts$)|^client\/lib\/proof-link\.ts$/,
    typesAt: /^server\//,
  },
  'react-dom': { at: /^server\/features\/notifications\/mail\// },
  react: { at: /^server\/features\/notifications\/mail\// },
  '@libpdf/core': {
    at: /^server\/(features\/documents\/upload\/|typesetting\/|integrations\/signing-key\.ts$)/,
  },
  uqr: { at: /^server\/typesetting\// },
  fontkit: { at: /^server\/typesetting\// },
  sharp: { at: /^server\/(features\/documents\/(inspection|upload)|typesetting)\// },
  '@myriaddreamin/typst.ts': { at: /^server\/typesetting\// },
  '@cantoo/pdf-lib': { at: /^server\/features\/documents\/upload\// },
  'pdfjs-dist': { at: /^server\/features\/documents\/(upload|inspection)\// },
  'file-type': { at: /^server\/features\/documents\/upload\// },
};

/** Packages of the one room each that is named before them. */
const rooms: readonly { where: RegExp; only: RegExp; message: string }[] = [
  { where: /^shared\//, only: /^zod$/, message: 'shared knows zod and itself' },
  { where: /^migrations\//, only: /^kysely$/, message: 'a migration knows kysely only' },
  {
    where: /^client\/ui\//,
    only: /^(?!@trpc\/|@tanstack\/react-router|@tanstack\/react-query)/,
    message: 'ui knows no procedures, no routes and no queries',
  },
  { where: /^client\/(ui|lib|features|routes)\//, only: /^(?!node:)/, message: 'there is no Node in a browser' },
];

/** A vendor's package stands in its own place. */
export function checkPackages(tree: Tree): Fault[] {
  return tree.files.flatMap((file) =>
    file.imports
      .filter((one) => !one.isOurs)
      .flatMap((one) => {
        const message = refuseRoom(file.path, one) ?? refusePlace(file.path, one);
        return message === undefined ? [] : [{ file: file.path, line: one.line, rule: 'vendor place', message }];
      }),
  );
}

function refuseRoom(path: string, one: Import): string | undefined {
  return rooms.find(({ where, only }) => where.test(path) && !only.test(one.target))?.message;
}

function refusePlace(path: string, one: Import): string | undefined {
  const place = places[one.target];
  if (!path.startsWith('server/') || place === undefined || place.at.test(path)) return undefined;
  if (one.isTypeOnly && place.typesAt?.test(path)) return undefined;
  // A subscription's events are marked with the library's own function.
  if (one.target === '@trpc/server' && routers.test(path)) return undefined;
  return `${one.target} is not used here`;
}
