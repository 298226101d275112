import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockApi } from '@mocks/node';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import type { ResourceWords } from '@core/resource/words';
import type { Language } from '@lib/i18n';
import { renderApp } from './render-app';

const files = import.meta.glob<ResourceWords>('../../locales/*/resources/*.ts', {
  eager: true,
  import: 'default',
});

/** The words of a resource. Throws where the language has none. */
export const wordsOf = ({ name }: Pick<Resource, 'name'>, language: Language = 'en'): ResourceWords => {
  const words = files[`../../locales/${language}/resources/${name}.ts`];
  if (!words) throw new Error(`There are no words of ${name} in ${language}`);
  return words;
};

interface ResourceOptions {
  readonly api: MockApi;
  /** Demo account before the `@`; one that may see everything of the resource's scope when absent. */
  readonly user?: string;
  readonly language?: Language;
  /** The client whose workspace is open; 7, the largest of the demo, when absent. */
  readonly clientId?: number;
  /** What follows the list's address: `?page=2`, `/new`, `/1`. */
  readonly rest?: string;
}

/** No placeholder is left. */
const settled = () =>
  waitFor(() => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')).toBeNull();
  });

/**
 * A resource's screen in the real portal over the mock API, which the test has started, and its parts by the names that the declaration
 * gives them. Each of them throws when it is not there or not named by the words.
 */
export const renderResource = async (
  resource: Resource,
  {
    api,
    user = resource.scope === 'agency' ? 'agency' : 'admin',
    language = 'en',
    clientId = 7,
    rest = '',
  }: ResourceOptions,
) => {
  const words = wordsOf(resource, language);
  const app = await renderApp({ api, user, language, path: areaPath(resource, clientId) + rest });
  return {
    ...app,
    words,
    settled,
    /** The first heading that begins with a column's name; that of the present order has a button behind it. */
    column: (field: string) => {
      // By selector: to ask for roles by name computes the style of every part of the grid.
      const headers = document.querySelectorAll<HTMLElement>('[role="columnheader"]');
      const found = Array.from(headers).find((header) =>
        header.textContent.startsWith(words.fields[field] ?? field),
      );
      if (!found) throw new Error(`There is no column ${field}`);
      return found;
    },
    /** The names of the columns, in order. */
    columns: () =>
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    /** The control of a filter. Among the buttons that say its name: a search by role and name reads the styles of all others too. */
    filter: (name: string) => {
      const label = words.filters?.[name]?.['label'] ?? name;
      const radios = screen.queryByLabelText(label, { selector: '[role="radiogroup"]' });
      const button = Array.from(document.querySelectorAll<HTMLElement>('button, [role="button"]')).find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(label),
      );
      const found = radios ?? button;
      if (!found) throw new Error(`There is no filter ${name}`);
      return found;
    },
    /** A button of a row, by its words with the record's name in them. */
    action: (row: HTMLElement, name: string) =>
      within(row).getByRole('button', { name: new RegExp(`^${name}`) }),
    rows: () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')],
    cards: () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem'),
  };
};
