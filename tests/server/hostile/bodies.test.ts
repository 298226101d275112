import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { endpointOf } from '@server/api/resources/endpoint';
import { createWorld, type World } from '../rights/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
/** Bodies and content types, with the status that every call that reads its body returns. */
const refusedAnyway: readonly (readonly [name: string, body: string, type: string, status: number])[] = [
  ['70 kB', `{"a":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
  ['5 MB', `{"a":"${'x'.repeat(5_000_000)}"}`, 'application/json', 413],
  ['text', '{}', 'text/plain', 415],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['several parts', '--x--', 'multipart/form-data; boundary=x', 415],
  ['a type that only begins alike', '{}', 'application/jsonp', 415],
  ['half an object', '{"a":', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['a number', '1', 'application/json', 400],
  ['a huge number', '1e400', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['a text', '"x"', 'application/json', 400],
  ['depth 9', deep(9), 'application/json', 400],
  ['depth 20,000', deep(20_000), 'application/json', 400],
];
/** Objects, which each call validates. None may cause a failure. */
const odd: readonly (readonly [name: string, body: string])[] = [
  ['empty', '{}'],
  [
    'NUL in a value',
    '{"username":"a\\u0000b","password":"\\u0000","token":"\\u0000","form_token":"\\u0000"}',
  ],
  ['NUL in a name', '{"a\\u0000b":1}'],
  ['half a surrogate pair', '{"username":"\\ud800","name":"\\udc00","form_token":"\\ud800"}'],
  ['half a surrogate pair deep inside', '{"a":[{"b":["\\udc00"]}]}'],
  ['a prototype', '{"__proto__":{"isAdmin":true,"username":"admin@portal.example"}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['lists for texts', '{"username":["a"],"password":["b"],"name":[],"first_name":[[]],"form_token":["x"]}'],
  ['numbers for texts', '{"username":1,"password":2,"token":3,"code":4,"form_token":5,"envelope_id":6}'],
  ['objects for texts', '{"username":{"length":1},"token":{"toString":1},"form_token":{},"name":{}}'],
  [
    'huge numbers',
    '{"id":1e400,"role_id":-1e400,"company_id":1e308,"client_id":9007199254740993,"commission_pct":1e400}',
  ],
  ['texts for numbers', '{"id":"1","role_id":"1 or 1=1","client_id":"1","eip_client_ids":["1","2"]}'],
  ['1,001 ids', `{"eip_client_ids":[${Array.from({ length: 1001 }, (_, at) => at + 1).join(',')}]}`],
  ['nulls', '{"username":null,"password":null,"form_token":null,"beneficiaries":null,"resource":null}'],
  ['a list of beneficiaries without end', `{"beneficiaries":[${'{},'.repeat(9_000)}{}]}`],
];

const writes = () =>
  world.api.app.routes.filter(
    ({ method, path }) =>
      (method === 'POST' || method === 'PUT') &&
      !/logout|factor\/code|refresh-token|webhooks|roles|search-places|eip\/clients$/.test(path),
  );
const snapshot = async () =>
  JSON.stringify(
    await Promise.all(
      ['users', 'locations', 'saved_views', 'agency_users', 'credentials', 'membership_forms'].map((table) =>
        world.api.storage.table(table).find([]),
      ),
    ),
  );

const send = async (method: string, path: string, body: string, type: string) => {
  await world.api.storage.table('attempts').remove([]);
  // The callers with the most permissions: the administrator of an agency in the agency's calls, else the administrator.
  const token = world.tokens.get(path.includes('evoove') ? 'agency' : 'admin') ?? '';
  // An action without inputs ignores its body, so it is tried on a record that does not exist.
  const id = path.includes('pact-reviews') ? '99999' : path.includes('members') ? '{member}' : '{self}';
  const address = path
    .replace(':clientId', '{own}')
    .replace(/:formId/, 'x')
    .replace(':id', id)
    .replace('choices/:name', 'choices/menu')
    .replace(/^\/api\//, '');
  const kind = path.includes('evoove') ? 'agency' : 'admin';
  return world.api.call(method, world.fill(address, kind), {
    token,
    body,
    headers: { 'Content-Type': type },
  });
};
/** Whether the operation is not declared for this list, so that the body is not read. */
const isClosed = (method: string, path: string): boolean => {
  const at = resources.filter((resource) => endpointOf(resource) === path.replace(/\/:id$/, ''));
  const operation = method === 'POST' ? 'create' : 'edit';
  return at.length > 0 && at.every(({ operations }) => !operations[operation]);
};

describe('an invalid body changes nothing', () => {
  test.each(refusedAnyway)('%s', async (_, body, type, status) => {
    const before = await snapshot();
    for (const { method, path } of writes()) {
      const answer = await send(method, path, body, type);
      // The owner of a view is checked before what the body says, and after its size.
      const isFirst = status !== 413 && (isClosed(method, path) || path.endsWith('saved-views/:id'));
      const expectedStatus = isFirst ? 404 : status;
      expect([method, path, answer.status]).toEqual([method, path, expectedStatus]);
      expect(Object.keys(answer.body as object)).toEqual(['detail']);
    }
    expect(await snapshot()).toBe(before);
  });

  test.each(odd)('%s', async (_, body) => {
    const before = await snapshot();
    for (const { method, path } of writes()) {
      const answer = await send(method, path, body, 'application/json');
      if (path.endsWith('reset-password')) expect(answer.status).toBe(200);
      else {
        expect([method, path, answer.status >= 400 && answer.status < 500]).toEqual([method, path, true]);
        expect((answer.body as { detail: unknown }).detail).toEqual(expect.any(String));
      }
    }
    expect(await snapshot()).toBe(before);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('at least fifteen writes are tested', () => {
    expect(writes().filter(({ method, path }) => !isClosed(method, path)).length).toBeGreaterThanOrEqual(15);
  });
});

test('the webhook accepts raw bytes up to a megabyte and rejects them without a signature', async () => {
  const path = 'pact-form/webhooks/docusign';
  for (const [body, status] of [
    ['', 401],
    ['\0\xff{', 401],
    ['x'.repeat(1024 * 1024), 401],
    ['x'.repeat(1024 * 1024 + 1), 413],
  ] as const)
    expect((await world.api.call('POST', path, { body })).status).toBe(status);
});
