import { invite } from './callers';
import type { Place } from './places';
import type { Target } from './target';

interface Tokens {
  readonly admin: string;
  readonly staff: string;
  readonly agency: string;
}

type FormerRecord = readonly [string, Readonly<Partial<Record<Place, number>>>];

/** Adds a record and deletes it through the API. Returns its id. */
const addAndRemove = async (
  target: Target,
  token: string,
  list: string,
  body: object,
): Promise<{ readonly former: number }> => {
  const { id }: { id: number } = await target.read('POST', list, { token, body });
  await target.read('DELETE', `${list}/${id}`, { token });
  return { former: id };
};

/** Adds a record, deletes it, and deletes it from the trash. Returns the id that it had there. */
const addAndPurge = async (
  target: Target,
  token: string,
  list: string,
  body: object,
): Promise<{ readonly former: number }> => {
  const { id }: { id: number } = await target.read('POST', list, { token, body });
  const { trash }: { trash: number } = await target.read('DELETE', `${list}/${id}`, { token });
  await target.read('DELETE', `${list}/trash/${trash}`, { token });
  return { former: trash };
};

/** Returns the id of an ended sign-in of the first caller, which only its owner could end. */
const endedSignIn = async (target: Target, username: string, password: string) => {
  const { token }: { token: string } = await target.read('POST', '/api/v1/auth/login', {
    body: { username, password },
  });
  const list = '/api/v1/account/sessions';
  const { data }: { data: readonly { id: number; current: boolean }[] } = await target.read('GET', list, {
    token,
  });
  const id = data.find(({ current }) => current)?.id ?? 0;
  await target.read('DELETE', `${list}/${id}`, { token });
  return { former: id };
};

/** Creates and deletes one record of every kind that can be deleted. Returns their ids by the path of their list. */
export const formerRecords = async (
  target: Target,
  { admin, staff, agency }: Tokens,
  own: number,
  password: string,
): Promise<readonly FormerRecord[]> => {
  const removedUser = await invite(target, admin, 'gone', own);
  await target.read('DELETE', `/api/v1/users/${removedUser.id}`, { token: admin });
  const users = '/api/v1/users';
  const inTrash = async (name: string): Promise<number> => {
    const { id } = await invite(target, admin, name, own);
    const { trash }: { trash: number } = await target.read('DELETE', `${users}/${id}`, { token: admin });
    return trash;
  };
  const usersInTrash = { own: await inTrash('trashed'), former: await inTrash('purged') };
  await target.read('DELETE', `${users}/trash/${usersInTrash.former}`, { token: admin });
  const member = {
    first_name: 'Quillon',
    last_name: 'Zephyrson',
    username: 'left@attack.example',
    role_name: 'Agent',
    commission_pct: 0.1,
  };
  // Shared, so that colleagues could see it, too.
  const view = {
    resource: 'workers',
    client_id: own,
    name: 'Gone',
    address: '?search=a',
    shared: true,
    is_default: true,
  };
  const [members, views] = ['/api/v1/evoove/administration/members', '/api/v1/saved-views'];
  const worksite = {
    location_name: 'Gone',
    address: '1 Pier',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94607',
  };
  const worksites = '/api/eip/clients/{clientId}/locations';
  const ownWorksites = worksites.replace('{clientId}', String(own));
  return [
    [worksites, await addAndRemove(target, staff, ownWorksites, worksite)],
    [`${worksites}/trash`, await addAndPurge(target, staff, ownWorksites, worksite)],
    [users, { former: removedUser.id }],
    [`${users}/trash`, usersInTrash],
    [members, await addAndRemove(target, agency, members, member)],
    [
      `${members}/trash`,
      await addAndPurge(target, agency, members, { ...member, username: 'purged@attack.example' }),
    ],
    [views, await addAndRemove(target, staff, views, view)],
    ['/api/v1/account/sessions', await endedSignIn(target, 'admin@portal.example', password)],
  ];
};
