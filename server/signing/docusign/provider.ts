import { isSigned, readConnectMessage } from '../connect-message';
import { EnvelopeClosed, type EnvelopeState, type SigningProvider } from '../provider';
import { createDocusignClient, type DocusignClient } from './call';
import { envelopeDefinition, recipientOf } from './envelope-definition';
import { DocusignFailure } from './failures';
import type { DocusignSettings } from './settings';
import { createTokens } from './token';

type ResponseBody = Readonly<Record<string, unknown>>;

const textIn = (responseBody: ResponseBody, name: string): string => {
  const value = responseBody[name];
  if (typeof value !== 'string') throw new DocusignFailure(200, `no ${name}`);
  return value;
};

const read = async (response: Response): Promise<ResponseBody> => (await response.json()) as ResponseBody;

const envelopePath = (id: string): string => `/envelopes/${encodeURIComponent(id)}`;

/** DocuSign voids envelopes that were not signed in time. Only the reason shows that they expired. */
const stateIn = (responseBody: ResponseBody): EnvelopeState => {
  const status = textIn(responseBody, 'status').toLowerCase();
  if (status === 'completed' || status === 'declined') return status;
  if (status === 'voided' || status === 'deleted')
    return /expired/i.test(JSON.stringify(responseBody['voidedReason'] ?? '')) ? 'expired' : 'voided';
  return 'sent';
};

const isUnknown = (error: unknown): boolean =>
  error instanceof DocusignFailure && (error.status === 404 || error.code === 'ENVELOPE_DOES_NOT_EXIST');

/** Returns the envelope that an earlier attempt with the same key created, or null. */
const findEarlier = async (call: DocusignClient, key: string): Promise<string | null> => {
  const query = new URLSearchParams({ transaction_ids: key });
  const { envelopes } = await read(await call({ method: 'GET', path: `/envelopes?${query.toString()}` }));
  const [first] = Array.isArray(envelopes) ? (envelopes as readonly ResponseBody[]) : [];
  return first ? textIn(first, 'envelopeId') : null;
};

const withLocale = (address: string, language: string): string => {
  const url = new URL(address);
  url.searchParams.set('locale', language);
  return url.href;
};

/** DocuSign's eSignature REST API with embedded signing, for the account in `settings`. `now` returns milliseconds. */
export const createDocusign = (settings: DocusignSettings, now: () => number): SigningProvider => {
  const call = createDocusignClient(settings, createTokens(settings, now), now);
  return {
    createEnvelope: async (request) => {
      const existing = request.again ? await findEarlier(call, request.key) : null;
      if (existing !== null) return existing;
      const body = envelopeDefinition(request, settings);
      return textIn(await read(await call({ method: 'POST', path: '/envelopes', body })), 'envelopeId');
    },
    createView: async ({ envelopeId, signer, language, returnUrl }) => {
      const body = { returnUrl, authenticationMethod: 'none', ...recipientOf(signer) };
      const path = `${envelopePath(envelopeId)}/views/recipient`;
      try {
        return withLocale(textIn(await read(await call({ method: 'POST', path, body })), 'url'), language);
      } catch (error) {
        if (error instanceof DocusignFailure && error.status === 400)
          throw new EnvelopeClosed(error.message, { cause: error });
        throw error;
      }
    },
    stateOf: async (envelopeId) => {
      try {
        return stateIn(await read(await call({ method: 'GET', path: envelopePath(envelopeId) })));
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
    signedDocument: async (envelopeId) => {
      const state = stateIn(await read(await call({ method: 'GET', path: envelopePath(envelopeId) })));
      if (state !== 'completed') return null;
      const path = `${envelopePath(envelopeId)}/documents/combined`;
      return new Uint8Array(await (await call({ method: 'GET', path })).arrayBuffer());
    },
    readNotification: async (body, headers) =>
      (await isSigned(settings.connectKeys, body, headers)) ? readConnectMessage(body) : 'forged',
  };
};
