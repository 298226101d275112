import type { Hono } from 'hono';
import type { ApiEnv } from '../deps';
import { signingReturn } from './signing-return';
import { signingSession } from './signing-session';
import { webhook } from './webhook';

/** The calls around signing a membership form, all of them open. */
export const mountSigning = (app: Hono<ApiEnv>): void => {
  app.post('/api/pact-form/forms/:formId/signing-sessions', signingSession);
  app.post('/api/pact-form/signing-return', signingReturn);
  app.post('/api/pact-form/webhooks/docusign', webhook);
};
