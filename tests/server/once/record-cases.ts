import {
  type Case,
  worksite,
  eq,
  count,
  idOf,
  mailsTo,
  withKey,
  newUser,
  newMember,
  newView,
} from './repeatable-write';

/** Users, worksites, members and views. */
export const recordCases: readonly Case[] = [
  {
    name: 'POST users',
    status: 201,
    others: [409],
    keyed: true,
    prepare: async (api, serial) => {
      const { post, body } = await newUser(api, serial);
      const effects = async () =>
        Math.max(await count(api, 'users', 'username', body.username), await mailsTo(api, body.username));
      return { send: post, effects };
    },
  },
  {
    name: 'PUT users/{id}',
    status: 200,
    prepare: async (api, serial) => {
      const { post, body, token } = await newUser(api, serial);
      const id = idOf(await post());
      const others = (await api.storage.table('clients').find([], 3)).map((row) =>
        Number(row['client_account_id']),
      );
      const change = { ...body, id, last_name: 'Changed', eip_client_ids: others };
      return {
        send: () => api.call('PUT', `v1/users/${id}`, { token, body: change }),
        effects: async () => (await count(api, 'user_clients', 'user_id', id)) / others.length,
      };
    },
  },
  {
    name: 'DELETE users/{id}',
    status: 200,
    others: [404],
    prepare: async (api, serial) => {
      const { post, token } = await newUser(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('DELETE', `v1/users/${id}`, { token }),
        effects: async () => 1 - (await count(api, 'users', 'id', id)),
      };
    },
  },
  {
    name: 'POST clients/{id}/locations',
    status: 201,
    keyed: true,
    manyWithoutKey: true,
    prepare: async (api, serial) => {
      const token = await api.tokenOf('staff');
      const path = `eip/clients/${await api.clientNamed('Harbor Lane Markets')}/locations`;
      const body = { ...worksite, location_name: `Once ${serial}` };
      return {
        send: (key) => api.call('POST', path, { token, body, headers: withKey(key) }),
        effects: () => count(api, 'locations', 'location_name', body.location_name),
      };
    },
  },
  {
    name: 'POST evoove/administration/members',
    status: 201,
    others: [409],
    keyed: true,
    prepare: async (api, serial) => {
      const { post, body } = await newMember(api, serial);
      const name = String(body['username']);
      const effects = async () =>
        Math.max(await count(api, 'users', 'username', name), await mailsTo(api, name));
      return { send: post, effects };
    },
  },
  {
    name: 'PUT evoove/administration/members/{id}',
    status: 200,
    prepare: async (api, serial) => {
      const { post, body, token, path } = await newMember(api, serial);
      const id = idOf(await post());
      // The update has to add the member to the agency's team again.
      await api.storage.table('my-team').remove(eq('id', id));
      return {
        send: () => api.call('PUT', `${path}/${id}`, { token, body: { ...body, last_name: 'Changed' } }),
        effects: () => count(api, 'my-team', 'full_name', 'Nova Changed').then((n) => Math.min(n, 1)),
      };
    },
  },
  {
    name: 'DELETE evoove/administration/members/{id}',
    status: 200,
    others: [404],
    prepare: async (api, serial) => {
      const { post, token, path } = await newMember(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('DELETE', `${path}/${id}`, { token }),
        effects: async () => 1 - (await count(api, 'users', 'id', id)),
      };
    },
  },
  {
    name: 'POST saved-views',
    status: 201,
    others: [409],
    keyed: true,
    prepare: async (api, serial) => {
      const { post, body } = await newView(api, serial);
      return { send: post, effects: () => count(api, 'saved_views', 'name', body.name) };
    },
  },
  {
    name: 'PUT saved-views/{id}',
    status: 200,
    prepare: async (api, serial) => {
      const { post, token } = await newView(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('PUT', `v1/saved-views/${id}`, { token, body: { is_default: true } }),
        effects: () => count(api, 'default_views', 'view_id', id),
      };
    },
  },
  {
    name: 'DELETE saved-views/{id}',
    status: 200,
    others: [404],
    prepare: async (api, serial) => {
      const { post, token } = await newView(api, serial);
      const id = idOf(await post());
      return {
        send: () => api.call('DELETE', `v1/saved-views/${id}`, { token }),
        effects: async () => 1 - (await count(api, 'saved_views', 'id', id)),
      };
    },
  },
  {
    name: 'PUT users/me/choices/{name}',
    status: 200,
    prepare: async (api) => {
      const token = await api.tokenOf('internal');
      return {
        send: () => api.call('PUT', 'v1/users/me/choices/menu', { token, body: { value: 'mini' } }),
        effects: () => count(api, 'user_choices', 'value', 'mini'),
      };
    },
  },
  {
    name: 'PUT favorite-clients/{id}',
    status: 200,
    prepare: async (api) => {
      const token = await api.tokenOf('internal');
      const id = await api.clientNamed('Harbor Lane Markets');
      return {
        send: () => api.call('PUT', `v1/favorite-clients/${id}`, { token, body: { favorite: true } }),
        effects: () => count(api, 'favorite_clients', 'client_id', id),
      };
    },
  },
];
