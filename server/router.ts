import { adminRouter } from './features/admin/router.ts';
import { authRouter } from './features/auth/router.ts';
import { authenticatorRouter } from './features/authenticator/router.ts';
import { documentsRouter } from './features/documents/router.ts';
import { foldersRouter } from './features/folders/router.ts';
import { notificationsRouter } from './features/notifications/router.ts';
import { paymentsRouter } from './features/payments/router.ts';
import { verificationRouter } from './features/verification/router.ts';
import { accountDataRouter, documentDataRouter } from './features/privacy/router.ts';
import { mergeRouters, router } from './trpc.ts';

export const appRouter = router({
  auth: mergeRouters(authRouter, accountDataRouter),
  documents: mergeRouters(documentsRouter, documentDataRouter),
  folders: foldersRouter,
  verification: verificationRouter,
  payments: paymentsRouter,
  admin: adminRouter,
  authenticator: authenticatorRouter,
  notifications: notificationsRouter,
});

export type AppRouter = typeof appRouter;
