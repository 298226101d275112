import { Hono } from 'hono';
import { changeAddress, giveUpAddress } from './account/address';
import { confirmAddress } from './account/confirm-address';
import { confirmFactor, newRecoveryCodes, removeFactor, startFactor } from './account/factor';
import { changePassword } from './account/own-password';
import { changeAccount, readAccount } from './account/profile';
import { endOtherSignIns, endSignIn, listSignIns } from './account/sign-ins';
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
import { addressCheck } from './membership/address-check';
import { lookup } from './membership/lookup';
import { submit } from './membership/submit';
import { verify } from './membership/verify';
import { featureFlags, me } from './reference';
import { mountResources } from './resources/mount';
import { changeView, removeView } from './saved-views/change-view';
import { createView } from './saved-views/create-view';
import { readViews } from './saved-views/read-views';
import { requireSession } from './session/require-session';
import { signingReturn } from './signing/signing-return';
import { signingSession } from './signing/signing-session';
import { webhook } from './signing/webhook';
import { mountWorkspace } from './workspace/mount-workspace';

/** What a person changes about their own account. */
const mountAccount = (app: Hono<ApiEnv>): void => {
  const base = '/api/v1/account';
  app.get(base, readAccount);
  app.put(base, changeAccount);
  app.put(`${base}/password`, changePassword);
  app.put(`${base}/address`, changeAddress);
  app.delete(`${base}/address`, giveUpAddress);
  app.get(`${base}/sessions`, listSignIns);
  app.delete(`${base}/sessions`, endOtherSignIns);
  app.delete(`${base}/sessions/:id`, endSignIn);
  app.post(`${base}/factor`, startFactor);
  app.delete(`${base}/factor`, removeFactor);
  app.post(`${base}/factor/confirm`, confirmFactor);
  app.post(`${base}/recovery-codes`, newRecoveryCodes);
};

/** Named addresses of lists: a user's own, and those that colleagues share about one client. */
const mountSavedViews = (app: Hono<ApiEnv>): void => {
  app.get('/api/v1/saved-views', readViews);
  app.post('/api/v1/saved-views', createView);
  app.put('/api/v1/saved-views/:id', changeView);
  app.delete('/api/v1/saved-views/:id', removeView);
};

/** The calls around signing a membership form, all of them open. */
const mountSigning = (app: Hono<ApiEnv>): void => {
  app.post('/api/pact-form/forms/:formId/signing-sessions', signingSession);
  app.post('/api/pact-form/signing-return', signingReturn);
  app.post('/api/pact-form/webhooks/docusign', webhook);
};

/** The calls of the membership form. All of them are open and none looks at a session: a 401 here would end that of another tab. */
const mountMembership = (app: Hono<ApiEnv>): void => {
  app.get('/api/pact-form/lookup', lookup);
  app.post('/api/pact-form/verify', verify);
  app.post('/api/pact-form/address-check', addressCheck);
  app.post('/api/pact-form/forms', submit);
};

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
    const host = c.env as HostEnv | undefined;
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
