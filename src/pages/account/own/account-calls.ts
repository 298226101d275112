import { useMemo } from 'react';
import {
  readAccount,
  readEnded,
  readFactorCode,
  readFactorStart,
  readPending,
  readRecoveryCodes,
  readSignIns,
  type FactorKind,
} from '@core/account/answers';
import type { Call, Http } from '@lib/http';
import { useHttp } from '@lib/http-context';
import { optionalCalls } from '@lib/optional-calls';
import { apiKey, apiQuery, optionalQuery } from '@lib/queries';

/** Cache keys. They do not include the user: another user's session starts with an empty cache. */
export const accountKey = apiKey('account');
export const sessionsKey = apiKey('account-sessions');

export const accountQuery = (http: Http) =>
  optionalQuery(
    apiQuery(http, {
      key: ['account'],
      call: { backend: 'v1', path: 'account', optional: optionalCalls.account },
      read: readAccount,
    }),
  );

export const sessionsQuery = (http: Http) =>
  optionalQuery(
    apiQuery(http, {
      key: ['account-sessions'],
      call: { backend: 'v1', path: 'account/sessions', optional: optionalCalls.sessions },
      read: readSignIns,
    }),
  );

const callsOf = (http: Http) => {
  const call = (method: Call['method'], path: string, body?: object) =>
    http.request<unknown>({ backend: 'v1', method, path, ...(body && { body }) });
  return {
    rename: async (names: object) => readAccount(await call('PUT', 'account', names)),
    changePassword: (body: object) => call('PUT', 'account/password', body),
    changeAddress: async (body: object) => readPending(await call('PUT', 'account/address', body)),
    cancelAddressChange: () => call('DELETE', 'account/address'),
    endSession: (id: string | number) => call('DELETE', `account/sessions/${encodeURIComponent(id)}`),
    endOthers: async () => readEnded(await call('DELETE', 'account/sessions')),
    endAllSessions: async (proof: object) => readEnded(await call('DELETE', 'sessions', proof)),
    mailFactorCode: async () => readFactorCode(await call('POST', 'account/factor/code')),
    startFactor: async (kind: FactorKind, proof: object) =>
      readFactorStart(await call('POST', 'account/factor', { kind, ...proof })),
    confirmFactor: async (token: string, code: string) =>
      readRecoveryCodes(await call('POST', 'account/factor/confirm', { factor_token: token, code })),
    removeFactor: (proof: object) => call('DELETE', 'account/factor', proof),
    renewCodes: async (proof: object) =>
      readRecoveryCodes(await call('POST', 'account/recovery-codes', proof)),
  };
};

/** All write requests of the account page. */
export const useAccountCalls = () => {
  const http = useHttp();
  return useMemo(() => callsOf(http), [http]);
};

/** The queries to prefetch for the account page. */
export const accountQueries = (http: Http) => [accountQuery(http), sessionsQuery(http)];
