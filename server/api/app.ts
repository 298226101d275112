import { Hono, type MiddlewareHandler } from 'hono';
import * as account from '@core/calls/account';
import * as auth from '@core/calls/auth';
import { chooseCall } from '@core/calls/choices';
import * as drafts from '@core/calls/drafts';
import * as favorites from '@core/calls/favorites';
import { findCall } from '@core/calls/find';
import * as membership from '@core/calls/membership';
import * as reference from '@core/calls/reference';
import * as signing from '@core/calls/signing';
import * as views from '@core/calls/views';
import { changeAddress, cancelAddressChange } from './account/address';
import { confirmAddress } from './account/confirm-address';
import { confirmFactor, newRecoveryCodes, removeFactor, startFactor } from './account/factor';
import { endAllSignIns } from './account/end-all-sign-ins';
import { changePassword } from './account/own-password';
import { changeAccount, readAccount } from './account/profile';
import { mailFactorCode } from './account/require-factor';
import { endOtherSignIns, endSignIn, listSignIns } from './account/sign-ins';
import { login } from './auth/login';
import { logout } from './auth/logout';
import { refreshToken } from './auth/refresh';
import { resetPassword } from './auth/reset-password';
import { setPassword } from './auth/set-password';
import { resend, verifyCode } from './auth/two-factor';
import { readBodyFirst } from './calls/parse';
import { serveCall } from './calls/serve-call';
import { choose } from './choices/choices';
import type { ApiDeps, ApiEnv, HostEnv } from './deps';
import { mountDownloads } from './downloads/mount-downloads';
import { answerError, answerNotFound } from './errors';
import { markFavorite, readFavorites } from './favorites/favorites';
import { find } from './find/find';
import { mountFigures } from './figures/mount-figures';
import { addressCheck } from './membership/address-check';
import { lookup } from './membership/lookup';
import { mailDraft } from './membership/mail-draft';
import { saveDraft } from './membership/save-draft';
import { submit } from './membership/submit';
import { verify } from './membership/verify';
import { featureFlags, me } from './reference';
import { Refusal } from './refusal';
import { mountResources } from './resources/mount';
import { changeView, removeView } from './saved-views/change-view';
import { createView } from './saved-views/create-view';
import { readViews } from './saved-views/read-views';
import { requireSession } from './session/require-session';
import { mailSignedCopy } from './signing/mail-copy';
import { formSummary, signedCopy } from './signing/own-copy';
import { signingReturn } from './signing/signing-return';
import { signingSession } from './signing/signing-session';
import { webhook } from './signing/webhook';
import { mountWorkspace } from './workspace/mount-workspace';

type MountCalls = (app: Hono<ApiEnv>) => void;

/** Calls for users who manage their own account. */
const mountAccount: MountCalls = (app) => {
  serveCall(app, account.accountCall, readAccount);
  serveCall(app, account.changeAccountCall, changeAccount);
  serveCall(app, account.changePasswordCall, changePassword);
  serveCall(app, account.changeAddressCall, changeAddress);
  serveCall(app, account.cancelAddressChangeCall, cancelAddressChange);
  serveCall(app, account.sessionsCall, listSignIns);
  serveCall(app, account.endOtherSessionsCall, endOtherSignIns);
  serveCall(app, account.endSessionCall, endSignIn);
  serveCall(app, account.endAllSessionsCall, endAllSignIns);
  serveCall(app, account.startFactorCall, startFactor);
  serveCall(app, account.factorCodeCall, mailFactorCode);
  serveCall(app, account.removeFactorCall, removeFactor);
  serveCall(app, account.confirmFactorCall, confirmFactor);
  serveCall(app, account.renewCodesCall, newRecoveryCodes);
};

/** Saved views of lists: a user's own, and those shared with colleagues within one client. */
const mountSavedViews: MountCalls = (app) => {
  serveCall(app, views.viewsCall, readViews);
  serveCall(app, views.createViewCall, createView);
  serveCall(app, views.changeViewCall, changeView);
  serveCall(app, views.deleteViewCall, removeView);
};

/** The user's favorite clients. */
const mountFavorites: MountCalls = (app) => {
  serveCall(app, favorites.favoritesCall, readFavorites);
  serveCall(app, favorites.markFavoriteCall, markFavorite);
};

/**
 * Calls of the membership form and its signature. All of them are public and ignore the session: a 401 here would end
 * the session of another tab.
 */
const mountMembership: MountCalls = (app) => {
  serveCall(app, membership.lookupCall, lookup);
  serveCall(app, membership.verifyCall, verify);
  serveCall(app, membership.addressCheckCall, addressCheck);
  serveCall(app, membership.submitFormCall, submit);
  serveCall(app, drafts.saveDraftCall, saveDraft);
  serveCall(app, drafts.mailDraftCall, mailDraft);
  serveCall(app, signing.signingSessionCall, signingSession);
  serveCall(app, signing.signingReturnCall, signingReturn);
  serveCall(app, signing.formSummaryCall, formSummary);
  serveCall(app, signing.signedCopyCall, signedCopy);
  serveCall(app, signing.mailCopyCall, mailSignedCopy);
};

/** Takes the place of all calls of a closed membership form. */
const mountClosedMembership: MountCalls = (app) => {
  app.all('/api/pact-form/*', () => {
    throw new Refusal(404, 'membership closed');
  });
};

const mountPublic: MountCalls = (app) => {
  serveCall(app, auth.loginCall, login);
  serveCall(app, auth.twoFactorCall, verifyCode);
  serveCall(app, auth.resendCodeCall, resend);
  serveCall(app, auth.resetPasswordCall, resetPassword);
  serveCall(app, auth.setPasswordCall, setPassword);
  serveCall(app, auth.confirmAddressCall, confirmAddress);
  serveCall(app, auth.refreshTokenCall, refreshToken);
};

const mountReference: MountCalls = (app) => {
  serveCall(app, auth.logoutCall, logout);
  serveCall(app, reference.meCall, me);
  serveCall(app, chooseCall, choose);
  serveCall(app, reference.featureFlagsCall, featureFlags);
};

/** Checks every response against the API document, in development and in tests. */
const checkResponses: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { checkAnswer } = await import('@server/openapi/check-answer');
  await checkAnswer(c);
};

/**
 * Creates the provider's API as a web-standard request handler, the same in the bundled server, in tests and in a
 * browser's service worker. Resource endpoints are generated from their declarations, so a new resource needs no change
 * here.
 */
export const createApi = (deps: ApiDeps): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>({ strict: false });
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use('/api/*', async (c, next) => {
    const host = c.env as HostEnv | undefined;
    c.set('deps', deps);
    // An id sent by the caller is ignored, because it would end up in the log.
    c.set('requestId', host?.trace?.id ?? crypto.randomUUID());
    await next();
    c.header('Cache-Control', 'no-store');
    const { session } = c.var as Partial<ApiEnv['Variables']>;
    if (host?.trace && session) host.trace.user = session.userId;
  });
  // Not included in production builds.
  if (import.meta.env.DEV) app.use('/api/*', checkResponses);
  mountPublic(app);
  // The signing provider still reports about earlier forms when the form is closed.
  serveCall(app, signing.signingWebhookCall, webhook);
  (deps.membership?.isClosed ? mountClosedMembership : mountMembership)(app);
  app.use('/api/v1/*', readBodyFirst, requireSession);
  app.use('/api/eip/*', readBodyFirst, requireSession);
  mountReference(app);
  mountAccount(app);
  mountWorkspace(app);
  serveCall(app, findCall, find);
  mountFigures(app, deps.resources);
  mountDownloads(app, deps.resources);
  mountFavorites(app);
  mountSavedViews(app);
  mountResources(app, deps.resources);
  return app;
};
