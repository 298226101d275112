import type { Hono } from 'hono';
import type { ApiEnv } from '../deps';
import { addressCheck } from './address-check';
import { lookup } from './lookup';
import { submit } from './submit';
import { verify } from './verify';

/** The calls of the membership form. All of them are open and none looks at a session: a 401 here would end that of another tab. */
export const mountMembership = (app: Hono<ApiEnv>): void => {
  app.get('/api/pact-form/lookup', lookup);
  app.post('/api/pact-form/verify', verify);
  app.post('/api/pact-form/address-check', addressCheck);
  app.post('/api/pact-form/forms', submit);
};
