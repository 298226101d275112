import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '@resources/index';
import { openContractApi, type ContractApi } from '../helpers/contract-api';

const withStatus = resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, { kind, values = {} }]) =>
    kind === 'status' ? [{ table: resource.api.table ?? resource.name, name, values }] : [],
  ),
);

describe('the seeded statuses', () => {
  let api: ContractApi;
  beforeAll(async () => {
    api = await openContractApi(resources);
  });

  it.each(withStatus)('of $table are declared values of $name', async ({ table, name, values }) => {
    const rows = await api.backend.deps.storage.table(table).find([]);
    const found = [...new Set(rows.map((row) => String(row[name])))];
    expect(found).not.toEqual([]);
    expect(found.filter((value) => !Object.hasOwn(values, value))).toEqual([]);
  });
});
