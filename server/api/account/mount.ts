import type { Hono } from 'hono';
import type { ApiEnv } from '../deps';
import { changeAddress, giveUpAddress } from './address';
import { confirmFactor, newRecoveryCodes, removeFactor, startFactor } from './factor';
import { changePassword } from './own-password';
import { changeAccount, readAccount } from './profile';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins';

/** What a person changes about their own account. */
export const mountAccount = (app: Hono<ApiEnv>): void => {
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
