import type clientWords from '@locales/en/clients';
import type enLayout from '@locales/en/layout';
import type paletteWords from '@locales/en/palette';
import type placeWords from '@locales/en/resources/places';
import { wordsOf } from './spoken';
import type { Ask, Read } from './run-read';
import type { Stage } from './stage';

const words = <T>({ language }: Stage, file: string) => wordsOf<T>(language, file);

const address: Ask = {
  open: (stage) => {
    const { search } = words<typeof placeWords>(stage, 'resources/places');
    return Promise.resolve(stage.page.getByRole('combobox', { name: search }));
  },
  texts: ['ma', 'mai', 'zzzz'],
  isAnswered: ({ page }) =>
    page.getByRole('listbox').or(page.locator('.MuiAutocomplete-noOptions')).isVisible(),
};

const switchDialog: Ask = {
  open: async (stage) => {
    const { page } = stage;
    const { switchClient } = words<typeof enLayout>(stage, 'layout');
    await page.getByRole('button', { name: switchClient.replace('{{name}}', '') }).click();
    return page.getByRole('combobox', { name: words<typeof clientWords>(stage, 'clients').switch.search });
  },
  texts: ['', 'ab', 'zz'],
  isAnswered: async ({ page }) => (await page.locator('[role="dialog"] [aria-busy="true"]').count()) === 0,
};

const palette: Ask = {
  open: async ({ page }) => {
    await page.keyboard.press('Control+k');
    return page.getByRole('dialog').getByRole('combobox');
  },
  texts: ['harbor', 'harb', 'zz'],
  isAnswered: async (stage) => {
    const { searching } = words<typeof paletteWords>(stage, 'palette');
    return (await stage.page.getByText(searching, { exact: true }).count()) === 0;
  },
};

/** What is asked for in forms and dialogs. */
export const askedReads = (clientId: number): Read[] => {
  const form = { account: 'admin', screen: '/users/new', kind: 'rows', isSilent: true } as const;
  const workspace = { account: 'admin', screen: `/clients/${clientId}/worksites`, kind: 'rows' } as const;
  const clients = '/api/eip/clients';
  return [
    { ...form, name: 'GET roles/ in a form', path: '/api/v1/roles/' },
    { ...form, name: 'GET clients in a form', path: clients },
    {
      name: 'GET search-places in a form',
      account: 'staff',
      screen: `/clients/${clientId}/worksites/new`,
      path: '/api/eip/search-places',
      kind: 'rows',
      ask: address,
    },
    { ...workspace, name: 'GET clients in the switch dialog', path: clients, ask: switchDialog },
    { ...workspace, name: 'GET find in the palette', path: '/api/v1/find', ask: palette },
  ];
};
