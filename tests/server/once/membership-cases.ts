import { goodForm } from '../membership/membership-calls';
import { marker } from '../signing/signing-calls';
import { type Case, mailsTo, withKey, clean } from './repeatable-write';

/** The membership form and its signature. */
export const membershipCases: readonly Case[] = [
  {
    name: 'POST forms',
    status: 201,
    keyed: true,
    prepare: async (api) => {
      await clean(api);
      const form_token = await api.tokenFor();
      const body = { ...goodForm({ social_security_number: marker }), form_token };
      return {
        send: (key) => api.call('POST', 'pact-form/forms', { body, headers: withKey(key) }),
        effects: () => api.storage.table('membership_forms').count([]),
      };
    },
  },
  {
    name: 'POST forms/{id}/signing-sessions',
    status: 201,
    prepare: async (api) => {
      await clean(api);
      const form = await api.submit();
      return { send: () => api.session(form), effects: () => api.storage.table('envelopes').count([]) };
    },
  },
  {
    name: 'POST signing-return',
    status: 200,
    prepare: async (api) => {
      await clean(api);
      const before = await mailsTo(api, 'jordan.ellis@mail.example');
      const { redirect_url, envelope_id } = await api.opened(await api.submit());
      await api.press(redirect_url, 'sign');
      return {
        send: () => api.signingReturn(envelope_id),
        effects: async () => (await mailsTo(api, 'jordan.ellis@mail.example')) - before,
      };
    },
  },
];
