import { ApiFailure } from '@lib/api-failure';
import type { CurrentClient } from '@lib/client-context';

// Readers of what the guards stand on. An answer of another shape than the contract's fails like one that is no JSON.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unreadable = () => new ApiFailure({ status: 200, detail: 'unreadable answer' });
const fieldsOf = (value: unknown): Fields => {
  if (isFields(value)) return value;
  throw unreadable();
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const clientOf = (id: unknown, name: unknown): CurrentClient => {
  if (typeof id === 'number' && typeof name === 'string') return { id, name };
  throw unreadable();
};

/** Whether each flag is on. */
export const readFlags = (answer: unknown): Readonly<Record<string, boolean>> => {
  const { data } = fieldsOf(answer);
  if (!Array.isArray(data)) throw unreadable();
  return Object.fromEntries(
    data.map((one: unknown) => {
      const { name, value } = fieldsOf(one);
      if (typeof name !== 'string' || typeof value !== 'string') throw unreadable();
      return [name, value === 'on'];
    }),
  );
};

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl?: string;
  readonly clients: readonly CurrentClient[];
}

export const readPerson = (answer: unknown): Person => {
  const { first_name, last_name, profile_picture_url, eip_clients = [] } = fieldsOf(answer);
  if (!Array.isArray(eip_clients)) throw unreadable();
  const picture = textOf(profile_picture_url);
  return {
    firstName: textOf(first_name),
    lastName: textOf(last_name),
    ...(picture.startsWith('https:') && { pictureUrl: picture }),
    clients: eip_clients.map((one: unknown) => {
      const { id, name } = fieldsOf(one);
      return clientOf(id, name);
    }),
  };
};

export const readClient = (answer: unknown): CurrentClient => {
  const { client_account_id, client_account_name } = fieldsOf(answer);
  return clientOf(client_account_id, client_account_name);
};
