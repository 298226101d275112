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

/** Returns the words of a resource. Throws if the language has none. */
export const wordsOf = ({ name }: Pick<Resource, 'name'>, language: Language = 'en'): ResourceWords => {
  const words = files[`../../locales/${language}/resources/${name}.ts`];
  if (!words) throw new Error(`There are no words of ${name} in ${language}`);
  return words;
};

interface ResourceOptions {
  readonly api: MockApi;
  /** The part of a demo account before the `@`; an account that sees everything in the resource's scope when absent. */
  readonly user?: string;
  readonly language?: Language;
  /** The client whose workspace is open; 7, the largest of the demo, when absent. */
  readonly clientId?: number;
  /** What follows the list's address: `?page=2`, `/new`, `/1`. */
  readonly rest?: string;
}

/** Waits until no placeholder is left. */
const settled = () =>
  waitFor(() => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')).toBeNull();
  });

/**
 * Renders a resource's screen in the real portal over the mock API, which the test has started. The returned functions find its
 * parts by their names in the declaration. A column or filter that is missing, or not labelled by the words, throws.
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
    /** The first column header that begins with the column's name; in the sorted column, a button follows the name. */
    column: (field: string) => {
      // By selector: a query by role and name computes the style of every part of the grid.
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
    /** The control of a filter, found by its label: a query by role and name would read the styles of all other buttons too. */
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
    /** A button of a row whose name begins with a text; the record's name may follow it. */
    action: (row: HTMLElement, name: string) =>
      within(row).getByRole('button', { name: new RegExp(`^${name}`) }),
    rows: () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row')],
    cards: () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem'),
  };
};
