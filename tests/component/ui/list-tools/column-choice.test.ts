import { describe, expect, it, test } from 'vitest';
import { formatColumnChoice, parseColumnChoice, usualColumns } from '@ui/list-tools/column-choice';

describe('what is remembered of the columns', () => {
  it('reads back as it was chosen', () => {
    const chosen = { hidden: new Set(['hire_date', 'days_worked']), density: 'compact' } as const;
    expect(parseColumnChoice(formatColumnChoice(chosen))).toEqual(chosen);
  });

  it('is nothing for the usual columns', () => {
    expect(formatColumnChoice(usualColumns)).toBeNull();
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"hidden":"all","density":"huge"}',
    '{"hidden":[1,null,{}]}',
  ])('counts %j as no choice', (text) => {
    expect(parseColumnChoice(text)).toEqual(usualColumns);
  });
});
