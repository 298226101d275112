import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '@server/seed/data/accounts';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the README', () => {
  it('begins with the two commands', () => {
    const [, , start, test] = read('README.md').split('\n');
    expect(start).toContain('npm ci && npm start');
    expect(test).toContain('npm ci && npm test');
  });

  it.each(['README.md', 'docs/demo.md'])('lists every demo account and the shared password: %s', (file) => {
    const text = read(file);
    expect(text).toContain(demoPassword);
    expect(demoAccounts.map(({ username }) => username).filter((name) => !text.includes(name))).toEqual([]);
  });

  it('has a membership link of each kind', () => {
    for (const kind of ['id', 'employee_id', 'company_id'])
      expect(read('README.md')).toMatch(new RegExp(`/thepactform\\?${kind}=\\d+`));
  });
});

it.each([
  'README.md',
  'docs/demo.md',
  'docs/settings.md',
  'docs/rooms.md',
  'docs/developing.md',
  'docs/dependencies.md',
  'docs/operating.md',
])('links only to files that exist: %s', (file) => {
  const links = [...read(file).matchAll(/(?:\]\(|src=")(?!https?:|#)([^)"#]+)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
});
