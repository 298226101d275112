import { Hono } from 'hono';
import { confirmAddress } from './account/confirm-address';
import { mountAccount } from './account/mount';
import { login } from './auth/login';
import { logout } from './auth/logout';
import { refreshToken } from './auth/refresh';
import { resetPassword } from './auth/reset-password';
import { setPassword } from './auth/set-password';
import { resend, verifyCode } from './auth/two-factor';
import type { ApiDeps, ApiEnv, HostEnv } from './deps';
import { mountDownloads } from './downloads/mount-downloads';
import { answerError, answerNotFound } from './errors';
import { mountFigures } from './figures/mount-figures';
import { mountMembership } from './membership/mount';
import { featureFlags } from './reference/feature-flags';
import { industries } from './reference/industries';
import { me } from './reference/me';
import { mountResources } from './resources/mount';
import { mountSavedViews } from './saved-views/mount';
import { requireSession } from './session/require-session';
import { mountSigning } from './signing/mount';
import { mountWorkspace } from './workspace/mount-workspace';

const openCalls = (app: Hono<ApiEnv>): void => {
  app.post('/api/v1/auth/login', login);
  app.post('/api/v1/auth/two-factor', verifyCode);
  app.post('/api/v1/auth/two-factor/resend', resend);
  app.put('/api/v1/auth/reset-password', resetPassword);
  app.post('/api/v1/auth/set-password', setPassword);
  app.post('/api/v1/auth/confirm-address', confirmAddress);
  app.post('/api/v1/auth/refresh-token', refreshToken);
};

const referenceCalls = (app: Hono<ApiEnv>): void => {
  app.post('/api/v1/auth/logout', logout);
  app.get('/api/v1/users/me', me);
  app.get('/api/v1/feature-flags', featureFlags);
  app.get('/api/eip/industry-business', industries);
};

/**
 * The provider's API as a web-standard request handler, the same in the bundled server, in tests and in a browser's service
 * worker. Endpoints of resources come from their declarations; a new resource changes nothing here.
 */
export const createApi = (deps: ApiDeps): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>({ strict: false });
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use('/api/*', async (c, next) => {
    const host: HostEnv | undefined = c.env;
    c.set('deps', deps);
    // A number that the caller sends is not taken over: it would end up in the log.
    c.set('requestId', host?.trace?.id ?? crypto.randomUUID());
    await next();
    c.header('Cache-Control', 'no-store');
    const { session } = c.var as Partial<ApiEnv['Variables']>;
    if (host?.trace && session) host.trace.user = session.userId;
  });
  openCalls(app);
  mountMembership(app);
  mountSigning(app);
  app.use('/api/v1/*', requireSession);
  app.use('/api/eip/*', requireSession);
  referenceCalls(app);
  mountAccount(app);
  mountWorkspace(app);
  mountFigures(app, deps.resources);
  mountDownloads(app, deps.resources);
  mountSavedViews(app);
  mountResources(app, deps.resources);
  return app;
};
