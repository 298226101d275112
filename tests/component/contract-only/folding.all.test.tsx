import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPalette } from '@tests/helpers/open-palette';
import { person } from '@tests/helpers/person';
import { alerts, openProvider } from '@tests/helpers/contract-only/open-provider';
import { wordsOf } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';
import { acrossElements } from '@tests/helpers/across-elements';

const provider = openProvider();
beforeEach(() => provider.provide());

type Opened = Awaited<ReturnType<typeof provider.open>>;
const go = async ({ router }: Opened, path: string) => {
  await act(() => router.navigate(path));
  await provider.settled();
};
const visit = async (...where: Parameters<typeof provider.open>) => {
  const app = await provider.open(...where);
  await provider.settled();
  return app;
};
/** Finds elements by name. A query by role is slow because it reads the styles of the whole page. */
const named = (name: string) =>
  [...document.querySelectorAll('button, a, [role="menuitem"]')].filter((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );
const press = (name: string) =>
  waitFor(() => {
    const [found] = named(name);
    if (!found) throw new Error(`Nothing to press is called ${name}`);
    fireEvent.click(found);
  });
const unknownCallsTo = (part: string) => provider.unknownCalls().filter((call) => call.includes(part));

it('saved views: requested once across all screens and reloads', async () => {
  const app = await visit('/clients/7/claims');
  await waitFor(() => expect(named('Views')).toEqual([]));
  expect(named('Columns')).toHaveLength(1);
  await go(app, '/clients/8/billings');
  app.unmount();
  await visit('/clients/7/claims');
  expect(named('Views')).toEqual([]);
  expect(provider.unknownCalls()).toEqual(['GET v1/saved-views']);
  expect(alerts()).toEqual([]);
});

it('by-month: the list is shown without its chart for every period', async () => {
  const { chart } = wordsOf({ name: 'revenue-report' });
  const app = await visit('/evoove/revenue-report', 'agency');
  await waitFor(() => expect(screen.queryByText(String(chart?.title))).toBeNull());
  expect(document.querySelectorAll('.MuiDataGrid-row').length).toBeGreaterThan(0);
  await go(app, '/evoove/revenue-report?period=yearToDate');
  expect(unknownCallsTo('by-month')).toEqual(['GET v1/evoove/revenue-report/by-month']);
  expect(alerts()).toEqual([]);
});

describe('format=csv', () => {
  it('shows a message on the first export, then removes the export from every list', async () => {
    const exportPaths: string[] = [];
    provider.server.events.on('request:start', ({ request: { url } }) => {
      if (url.includes('format=csv')) exportPaths.push(new URL(url).pathname);
    });
    const app = await visit('/clients/7/claims');
    await press('Export CSV');
    await screen.findByText('This portal’s server does not export lists.');
    expect(named('Export CSV')).toEqual([]);
    expect(alerts()).toEqual([]);
    app.unmount();
    setWidth(390);
    await visit('/clients/7/billings');
    // The tools menu is empty, so its button is gone too.
    expect(named('More for this list')).toEqual([]);
    expect(exportPaths).toEqual(['/api/eip/clients/7/claims']);
  });

  it('is still offered on a phone when only saved views are missing', async () => {
    setWidth(390);
    await visit('/clients/7/billings');
    await press('More for this list');
    await waitFor(() => expect(named('Export CSV')).toHaveLength(1));
    expect(named('Views')).toEqual([]);
  });
});

it('account: the page shows the signed-in user and mails a link for a new password', async () => {
  const sent: string[] = [];
  provider.server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT')
      void request
        .clone()
        .text()
        .then((body) => sent.push(body));
  });
  const app = await visit('/account');
  const titles = () =>
    [...document.querySelectorAll('main section h2')].map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Name', 'Email', 'Password', 'Appearance']));
  expect(screen.getByText('admin@portal.example')).toBeVisible();
  await press('Send link');
  await screen.findByText(acrossElements('A link is on its way to admin@portal.example.'));
  expect(sent).toEqual(['{"username":"admin@portal.example"}']);
  await go(app, '/clients');
  await go(app, '/account');
  expect(unknownCallsTo('account')).toHaveLength(2);
  expect(alerts()).toEqual([]);
});

it('one record: a form takes it from the list and requests the record only once', async () => {
  const app = await visit('/evoove/administration/1/edit', 'agency');
  await screen.findByDisplayValue('member1@agency.example');
  await go(app, '/evoove/administration/2/edit');
  await screen.findByDisplayValue('member2@agency.example');
  expect(unknownCallsTo('members/')).toEqual(['GET v1/evoove/administration/members/1']);
  expect(alerts()).toEqual([]);
});

it('one record: its view shows the fields that the list has, without fetching the whole list', async () => {
  const app = await visit('/clients/7/claims');
  await waitFor(() => expect(document.querySelector('a.record-link')).not.toBeNull());
  const link = document.querySelector<HTMLAnchorElement>('a.record-link')!;
  const requestedQueries: string[] = [];
  provider.server.events.on(
    'request:start',
    ({ request: { url } }) => void requestedQueries.push(new URL(url).search),
  );
  fireEvent.click(link);
  await waitFor(() => expect(document.querySelector('[role="dialog"] dl')).not.toBeNull());
  await go(app, '/clients/7/claims');
  fireEvent.click(document.querySelectorAll('a.record-link')[1]!);
  await waitFor(() => expect(document.querySelector('[role="dialog"] dl')).not.toBeNull());
  expect(unknownCallsTo('claims/')).toHaveLength(1);
  expect(requestedQueries.filter((query) => query.includes('limit=100'))).toEqual([]);
  expect(alerts()).toEqual([]);
});

it('an area: its address shows "Not available here" and its menu entry is removed', async () => {
  provider.provide({ permissions: ['eip_menu_audit_trail'] });
  setWidth(1600);
  const { title } = wordsOf({ name: 'audit-trail' });
  const app = await visit('/clients');
  expect(named(title)).toHaveLength(1);
  await go(app, '/audit-trail');
  await screen.findByText('Not available here');
  expect(document.querySelector('h1')).toHaveTextContent(title);
  await waitFor(() => expect(named(title)).toEqual([]));
  await go(app, '/clients');
  await go(app, '/audit-trail');
  await screen.findByText('Not available here');
  expect(unknownCallsTo('audit')).toEqual(['GET v1/audit-trail']);
  expect(alerts()).toEqual([]);
});

it('favorites: the client dialog has no stars and requests them once', async () => {
  const data = Array.from({ length: 10 }, (_, at) => ({
    client_account_id: at + 1,
    client_account_name: `Client ${at}`,
  }));
  provider.server.use(http.get('*/eip/clients', () => HttpResponse.json({ data, total_count: 30 })));
  const app = await visit('/clients/7/claims');
  const choose = async () => {
    await waitFor(() =>
      fireEvent.click(document.querySelector('header button[aria-haspopup="dialog"][title]')!),
    );
    await waitFor(() => expect(document.querySelectorAll('[role="row"][aria-selected]').length).toBe(10));
    expect(named('Favorite')).toEqual([]);
    await press('Close');
  };
  await choose();
  await go(app, '/clients/8/billings');
  await choose();
  expect(unknownCallsTo('favorite')).toEqual(['GET v1/favorite-clients']);
  expect(alerts()).toEqual([]);
});

it('the description of the API: its page shows "Not available here"', async () => {
  await provider.open('/openapi');
  await screen.findByText('Not available here');
  expect(named('OpenAPI document')).toEqual([]);
  expect(alerts()).toEqual([]);
});

it('user actions: only those of the contract are offered', async () => {
  setWidth(1600);
  await visit('/users');
  const labels = () =>
    [...document.querySelectorAll('.MuiDataGrid-row button')].map((one) => one.getAttribute('aria-label'));
  await waitFor(() => expect(labels().length).toBeGreaterThan(0));
  expect(labels().filter((label) => !/^(Edit|Delete) /.test(String(label)))).toEqual([]);
});

it('a server error is not treated as a missing feature: views, chart and account show it', async () => {
  const fault = () => HttpResponse.json({ detail: 'internal error' }, { status: 500 });
  for (const path of ['saved-views', 'by-month', 'v1/account'])
    provider.server.use(http.get(`*/${path}`, fault));
  const app = await visit('/evoove/revenue-report', 'agency');
  await waitFor(() => expect(alerts()).toHaveLength(1));
  await press('Views');
  await screen.findByText('Views could not be loaded.');
  await go(app, '/account');
  await screen.findByText('Your account could not be loaded.');
});

it('find: the palette finds only clients, through their list', async () => {
  const app = await visit('/clients/7/claims');
  const box = within(await openPalette()).getByRole('combobox');
  await person.type(box, 'har');
  await waitFor(() => expect(unknownCallsTo('find')).toHaveLength(1));
  await screen.findByRole('group', { name: 'Clients' });
  await person.type(box, 'b');
  await provider.settled();
  app.unmount();
  expect(unknownCallsTo('find')).toEqual(['GET v1/find']);
  expect(alerts()).toEqual([]);
});
