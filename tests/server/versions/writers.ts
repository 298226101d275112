import fc from 'fast-check';
import { expect } from 'vitest';
import { mergeForm } from '@core/form/merge';
import type { Resource } from '@core/resource/resource';
import type { Storage } from '@server/storage/storage';
import { gateAt } from '../rights/delayed/held';
import { fillStorage, openServers, type Servers } from '../rights/delayed/world';
import type { Row } from '@server/storage/storage';
import type { World } from '../rights/world';
import { callerOf, places, wholeOf } from './places';

type Values = Readonly<Record<string, unknown>>;

/** Inputs of each edit form, with values that they accept. Few of each, so that writers often choose the same. */
export const inputs: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  users: { first_name: ['Ana', 'Eva'], last_name: ['Ruiz', 'Soto'] },
  'client-users': { first_name: ['Ana', 'Eva'], last_name: ['Ruiz', 'Soto'] },
  members: { commission_pct: [0.1, 0.33], first_name: ['Ana', 'Eva'] },
  locations: { location_name: ['Pier 9', 'Pier 10'], city: ['Oakland', 'Albany'] },
  'role-settings': { factor_required: [true, false] },
};

/** One of several writers of a record. */
interface Writer {
  readonly input: number;
  readonly value: number;
  readonly method: 'PUT' | 'PATCH';
}

/** Writers, and the order in which they read the record and write it. Those of one step act at the same time. */
export interface Writing {
  readonly writers: readonly Writer[];
  readonly steps: readonly (readonly number[])[];
}

const writer: fc.Arbitrary<Writer> = fc.record({
  input: fc.nat(1),
  value: fc.nat(1),
  method: fc.constantFrom('PUT' as const, 'PATCH' as const),
});

export const writings: fc.Arbitrary<Writing> = fc
  .array(writer, { minLength: 2, maxLength: 8 })
  .chain((writers) => {
    // Each writer comes twice: first it reads, then it writes.
    const turns = [...writers.keys(), ...writers.keys()];
    return fc.record({
      writers: fc.constant(writers),
      steps: fc
        .tuple(
          fc.shuffledSubarray(turns, { minLength: turns.length }),
          fc.array(fc.boolean(), { minLength: 16 }),
        )
        .map(([order, isTogether]) => {
          const steps: number[][] = [];
          for (const [at, one] of order.entries()) {
            const last = steps.at(-1);
            if (last && isTogether[at] && !last.includes(one)) last.push(one);
            else steps.push([one]);
          }
          return steps;
        }),
    });
  });

/** A write that the server accepted: what the writer knew, and what the record then was. */
interface Accepted {
  readonly version: number;
  readonly before: Values;
  readonly after: Values;
}

interface Place {
  readonly world: World;
  /** Servers on one storage. The writers take turns. */
  readonly servers: readonly Pick<Servers, 'fast'>[];
  readonly resource: Resource;
}

const requestAt = async (
  { world, servers, resource }: Place,
  at: number,
  method: string,
  sent: { readonly body?: object; readonly version?: number } = {},
) => {
  const server = servers[at % servers.length] ?? servers[0];
  const kind = callerOf(resource);
  const answer = await server!.fast.request(`/api/${world.fill(places[resource.name] ?? '', kind)}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${world.tokens.get(kind) ?? ''}`,
      ...(sent.version !== undefined && { 'If-Match': `"${sent.version}"` }),
    },
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Row & { readonly current?: Row } };
};

/** Opens as many servers as there are storages of one database. */
export const serversOn = async (
  created: { readonly world: World; readonly data: ReadonlyMap<string, Row[]> },
  storages: readonly Storage[],
): Promise<readonly Servers[]> => {
  await fillStorage(storages[0]!, created.data);
  return storages.map((storage) => openServers(created.world, storage, gateAt(-1)));
};

/**
 * Runs some writers of one record. A refused writer merges the record with its change and tries again. Afterwards every
 * accepted write must have known the record as the one before it left it, and nothing of the last one is lost.
 */
export const checkWriting = async (place: Place, { writers, steps }: Writing): Promise<void> => {
  const { resource } = place;
  const names = Object.keys(inputs[resource.name] ?? {});
  const valuesIn = (record: object): Values => {
    const whole = wholeOf(resource, record);
    return Object.fromEntries(names.map((name) => [name, whole[name]]));
  };
  const read = new Map<number, Row>();
  const accepted: Accepted[] = [];
  const write = async (at: number): Promise<void> => {
    const { input, value, method } = writers[at]!;
    const name = names[input % names.length] ?? '';
    let base = read.get(at)!;
    let mine: Values = { ...valuesIn(base), [name]: inputs[resource.name]?.[name]?.[value] };
    for (;;) {
      const whole = { ...wholeOf(resource, base), ...mine };
      const body = method === 'PUT' ? whole : { [name]: mine[name] };
      const { status, body: answer } = await requestAt(place, at, method, {
        body,
        version: Number(base['version']),
      });
      if (status === 200) {
        accepted.push({
          version: Number(answer['version']),
          before: valuesIn(base),
          after: valuesIn(answer),
        });
        return;
      }
      expect([status, answer['detail']]).toEqual([412, 'changed']);
      const current = answer.current!;
      mine = mergeForm(names, { base: valuesIn(base), mine, theirs: valuesIn(current) }).values;
      base = current;
    }
  };
  const first = (await requestAt(place, 0, 'GET')).body;
  for (const step of steps)
    await Promise.all(
      step.map(async (at) => {
        if (read.has(at)) await write(at);
        else read.set(at, (await requestAt(place, at, 'GET')).body);
      }),
    );
  const last = (await requestAt(place, 0, 'GET')).body;
  const chain = accepted.toSorted((one, other) => one.version - other.version);
  const from = Number(first['version']);
  expect(chain.map(({ version }) => version)).toEqual(writers.map((_, at) => from + at + 1));
  let state = valuesIn(first);
  for (const { before, after } of chain) {
    expect(before).toEqual(state);
    state = after;
  }
  expect(valuesIn(last)).toEqual(state);
};
