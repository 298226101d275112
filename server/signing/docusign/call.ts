import { second } from '@server/api/clock';
import { busyFromError, busyFromHeaders, isBusy, DocusignFailure } from './failures';
import type { DocusignSettings } from './settings';
import type { Tokens } from './token';

const timeoutMs = 15 * second;

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path below the account, with a leading slash. */
  readonly path: string;
  readonly body?: object;
}

/** Resolves with a 2xx response. Rejects with SigningBusy or DocusignFailure. */
export type DocusignClient = (call: Call) => Promise<Response>;

const codeOf = async (response: Response): Promise<string> => {
  const errorBody = (await response.json().catch(() => null)) as { errorCode?: unknown } | null;
  return typeof errorBody?.errorCode === 'string' ? errorBody.errorCode : 'unknown';
};

/** Creates a function for calls to the eSignature REST API, each with a token and a timeout. */
export const createDocusignClient = (
  { baseUrl, accountId }: Pick<DocusignSettings, 'baseUrl' | 'accountId'>,
  tokens: Tokens,
  now: () => number,
): DocusignClient => {
  const account = `${baseUrl}/restapi/v2.1/accounts/${encodeURIComponent(accountId)}`;
  const attempt = async ({ method, path, body }: Call, token: string): Promise<Response> =>
    fetch(account + path, {
      method,
      // A redirect could send the token to another host.
      redirect: 'manual',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw busyFromError(error);
    });
  return async (call) => {
    const token = await tokens.get();
    let response = await attempt(call, token);
    if (response.status === 401) {
      // The token was revoked early. A rejected call had no effect, so it can be repeated.
      tokens.invalidate(token);
      response = await attempt(call, await tokens.get());
    }
    if (response.ok) return response;
    const code = await codeOf(response);
    if (isBusy(response.status, code)) throw busyFromHeaders(response.headers, now());
    throw new DocusignFailure(response.status, code);
  };
};
