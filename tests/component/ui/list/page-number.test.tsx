import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addWords, createI18n } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { PageNumber } from '@ui/list/page-number';
import { person } from '@tests/helpers/person';

it.each([
  ['1000', 999],
  ['1,000', 999],
  ['９９', 98],
  ['99999', 1940],
  ['0', null],
  ['two', null],
  [' ', null],
])('%j typed as the page of a long list opens the page %j', async (typed, page) => {
  await createI18n(startWords, 'en');
  await addWords(portalWords);
  const turn = vi.fn<(page: number) => void>();
  render(<PageNumber page={4} last={1940} onTurn={turn} />);
  const box = screen.getByRole('textbox', { name: 'Page, from 1 to 1,941' });
  await person.clear(box);
  await person.type(box, `${typed}{Enter}`);
  expect(turn.mock.calls).toEqual(page === null ? [] : [[page]]);
  expect(box).toHaveValue('5');
});
