import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resources } from '@resources';
import type { ResourceWords } from '@core/resource/words';
import { describeDeclaration } from '../contract/declaration-checks';
import { describeEndpoint } from '../contract/endpoint-checks';
import { checkResourceWords, checkTranslation } from '../contract/words-checks';
import type { ContractApi } from '../helpers/contract-api';
import authors from './authors';
import categories from './categories';
import comments from './comments';
import posts from './posts';
import products from './products';

// The resources of two known tutorials, react-admin's and Refine's: each is one declaration and its words.
const peers = [authors, posts, comments, categories, products];
const all = [...resources, ...peers];
const words = import.meta.glob<ResourceWords>('./words/*.ts', { eager: true, import: 'default' });
/** Including imports. */
const maxLines = 60;

const day = (at: number) => `2026-0${1 + (at % 9)}-15`;
const fill = async ({ backend }: ContractApi): Promise<void> => {
  const { storage } = backend.deps;
  const add = (
    table: string,
    count: number,
    row: (at: number) => Record<string, string | number | boolean | null>,
  ) => storage.table(table).insertMany(Array.from({ length: count }, (_, at) => row(at)));
  await add('authors', 12, (at) => ({
    name: `Author ${at}`,
    role: ['admin', 'user', 'visitor'][at % 3]!,
    email: null,
  }));
  await add('posts', 30, (at) => ({
    title: `Post ${at}`,
    author_id: 1 + (at % 12),
    category: ['Tech', 'Lifestyle', 'Music'][at % 3]!,
    published_at: day(at),
    views: at * 7,
    average_note: at / 10,
    body: `Text of post ${at}`,
  }));
  await add('comments', 40, (at) => ({
    post_id: 1 + (at % 30),
    author_name: `Reader ${at}`,
    body: `Comment ${at}`,
    created_at: day(at),
  }));
  await add('categories', 11, (at) => ({ title: `Category ${at}` }));
  await add('products', 25, (at) => ({
    name: `Product ${at}`,
    category_id: 1 + (at % 11),
    material: ['Cotton', 'Steel'][at % 2]!,
    price: 10 + at * 2.5,
  }));
};

describe.each(peers)('$name', (resource) => {
  const { name } = resource;
  const file = `tests/peers/${name}.ts`;
  describeDeclaration(resource, file);
  describeEndpoint(resource, all, fill);
  it('is declared in few lines', () => {
    expect(readFileSync(file, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(maxLines);
  });
  describe('words', () => {
    const [en, es] = [words[`./words/${name}-en.ts`]!, words[`./words/${name}-es.ts`]!];
    checkTranslation(en, es);
    describe('in English', () => checkResourceWords(resource, en));
    describe('in Spanish', () => checkResourceWords(resource, es));
  });
});
