import { describe } from 'vitest';
import { resources } from '@resources/index';
import paints from '../fixtures/color/paints';
import words from '../fixtures/color/words';
import type { ContractApi } from '../helpers/contract-api';
import { describeDeclaration } from './declaration-checks';
import { describeEndpoint } from './endpoint-checks';
import { checkResourceWords } from './words-checks';

const colors = ['#1b7f5c', '#c0392b', '#2456a8'];
const fill = async ({ backend, clients }: ContractApi): Promise<void> => {
  const rows = clients.flatMap((id) =>
    Array.from({ length: 25 }, (_, at) => ({
      client_id: id,
      name: `Paint ${at}`,
      shade: colors[at % colors.length] ?? null,
      undercoat: at % 4 === 0 ? null : '#ffffff',
    })),
  );
  await backend.deps.storage.table('paints').insertMany(rows);
};

// The tests of every declaration know nothing about the kind of its fields.
describeDeclaration(paints, 'tests/fixtures/color/paints.ts');
describe('paints: words', () => checkResourceWords(paints, words));
describeEndpoint(paints, [...resources, paints], fill);
