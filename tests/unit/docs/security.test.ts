import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const page = 'docs/security/asvs.md';
const text = readFileSync(page, 'utf8');

/** The number of level 1 and 2 requirements in each section of ASVS 5.0, numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4 },
  ...{ '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5 },
  ...{ '16.3': 4, '16.4': 3, '16.5': 3 },
};

const requiredItems = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const valueOf = (item: string): number =>
  item
    .split('.')
    .map(Number)
    .reduce((sum, part) => sum * 100 + part, 0);

/** `1.2.6–1.2.8` names a range of items; ranges are separated by commas. */
const named = [...text.matchAll(/^\| (\d[\d., –]*?)\s*\|/gm)].flatMap(([, items = '']) =>
  items.split(', ').map((part) => {
    const [first = '', last = first] = part.split('–');
    return [valueOf(first), valueOf(last)] as const;
  }),
);

it('covers every item once', () => {
  for (const item of requiredItems) {
    const value = valueOf(item);
    expect([item, named.filter(([first, last]) => value >= first && value <= last).length]).toEqual([
      item,
      1,
    ]);
  }
});

it.each([page, 'docs/security.md'])('names only files and headings that exist: %s', (file) => {
  const content = readFileSync(file, 'utf8');
  const files = [...content.matchAll(/`((?:src|server|tests|resources|scripts|locales|docs)\/[^`]*)`/g)];
  const missing = files.map(([, name = '']) => name).filter((name) => !existsSync(name));
  expect(missing).toEqual([]);
  for (const [, target = '', heading] of content.matchAll(/\]\(([^)#:]+\.md)(?:#([^)]+))?\)/g)) {
    const linked = readFileSync(join(dirname(file), target), 'utf8');
    const headings = [...linked.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    if (heading !== undefined) expect(headings).toContain(heading);
  }
});
