import { deskRouter, payLinksRouter } from './features/admin/desk/router.ts';
import { reportsRouter } from './features/admin/reports/router.ts';
import { adminRouter } from './features/admin/router.ts';
import { apiKeysRouter } from './features/auth/api-keys/router.ts';
import { organizationsRouter } from './features/auth/organizations/router.ts';
import { authRouter } from './features/auth/router.ts';
import { authenticatorRouter } from './features/authenticator/router.ts';
import { testOrdersRouter } from './features/authenticator/test-orders-router.ts';
import { documentsRouter } from './features/documents/router.ts';
import { foldersRouter } from './features/folders/router.ts';
import { notificationsRouter } from './features/notifications/router.ts';
import { bankRouter } from './features/payments/bank/router.ts';
import { dunningRouter } from './features/payments/dunning/router.ts';
import { ledgerRouter } from './features/payments/invoices/router.ts';
import { offersRouter } from './features/payments/offers/router.ts';
import { receiptsRouter } from './features/payments/receipts/router.ts';
import { paymentsRouter } from './features/payments/router.ts';
import { accountDataRouter, documentDataRouter } from './features/privacy/router.ts';
import { collectionsRouter } from './features/translation/exchange/router.ts';
import { sheetRouter } from './features/translation/router.ts';
import { verificationRouter } from './features/verification/router.ts';
import type { Rule } from './public-api/grants.ts';
import { procedures } from './public-api/procedures.ts';
import { mergeRouters, router } from './trpc.ts';

/** Paths of a router's procedures: `documents.list`. */
type PathOf<Record> = {
  [Feature in keyof Record & string]: `${Feature}.${keyof Record[Feature] & string}`;
}[keyof Record & string];

/** The router itself; a procedure without a rule, and a rule without a procedure, are type errors. */
function withRules<
  R extends { _def: { record: object } },
  Rules extends { [Path in PathOf<R['_def']['record']>]: Rule },
>(ruled: R, _rules: Rules & { [Path in Exclude<keyof Rules, PathOf<R['_def']['record']>>]: never }): R {
  return ruled;
}

const features = router({
  auth: mergeRouters(authRouter, apiKeysRouter, accountDataRouter, organizationsRouter),
  documents: mergeRouters(documentsRouter, documentDataRouter, sheetRouter, testOrdersRouter),
  folders: foldersRouter,
  verification: verificationRouter,
  payments: mergeRouters(paymentsRouter, payLinksRouter, offersRouter),
  admin: mergeRouters(
    adminRouter,
    deskRouter,
    reportsRouter,
    receiptsRouter,
    dunningRouter,
    bankRouter,
    ledgerRouter,
    collectionsRouter,
  ),
  authenticator: authenticatorRouter,
  notifications: notificationsRouter,
});

export const appRouter = withRules(features, procedures);

export type AppRouter = typeof appRouter;
