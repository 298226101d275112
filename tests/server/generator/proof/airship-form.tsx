import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';

// Runs in a copy where the generator has added the airships, with the complete portal and server: see new-resource.test.ts.
const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const dialog = async () => within(await screen.findByRole('dialog'));
const send = async (name: string) => {
  await person.click((await dialog()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const rowOf = async (plate: string) => {
  const [row] = await api.storage.table('airships').find([{ field: 'plate', op: 'eq', value: plate }]);
  return row;
};

const filled = {
  plate: 'PROOF 1',
  make: 'Cloud',
  stage: 'In repair',
  location_name: 'Yard',
  bought_on: '2020-02-29',
  price: 1234.5,
  driver_phone: '212 555 0142',
  seats: 1200,
  owned_share: 0.125,
  first_flight: '2020-03',
  insured: true,
  leased: false,
  web_page: 'https://airships.example/1',
  remarks: 'Two\nlines',
};

describe('the form of a generated resource', () => {
  it('saves typed values, and comes back to be changed', async () => {
    const { unmount } = await renderApp({ api, path: '/clients/1/airships/new', user: 'admin' });
    const form = await dialog();
    const texts = {
      Plate: filled.plate,
      Make: filled.make,
      Worksite: filled.location_name,
      Price: '$1,234.5',
      Phone: filled.driver_phone,
      Seats: '1,200',
      'Owned share': '12.5 %',
      'Web page': filled.web_page,
      Remarks: 'Two{Enter}lines',
    };
    const named = (label: string) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    await form.findByLabelText(/^Plate/);
    for (const [label, text] of Object.entries(texts)) await person.type(named(label), text);
    fireEvent.change(named('Bought on'), { target: { value: filled.bought_on } });
    fireEvent.change(named('First flight'), { target: { value: filled.first_flight } });
    await person.click(named('Insured'));
    await person.selectOptions(named('Status'), 'In repair');
    await person.selectOptions(named('Leased'), 'No');
    await send('Add airship');
    const row = await rowOf(filled.plate);
    expect(row).toMatchObject(filled);
    unmount();

    await renderApp({ api, path: `/clients/1/airships/${String(row?.id)}/edit`, user: 'admin' });
    const edit = await dialog();
    const now = (label: string) => edit.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    await waitFor(() => expect(now('Price').value).toBe('1,234.50'));
    for (const label of ['Price', 'Owned share', 'Web page', 'Remarks']) await person.clear(now(label));
    fireEvent.change(now('Bought on'), { target: { value: '' } });
    await person.selectOptions(now('Leased'), 'Choose');
    await person.click(now('Insured'));
    await send('Save airship');
    const emptied = { price: null, owned_share: null, web_page: null, remarks: null, bought_on: null };
    expect(await rowOf(filled.plate)).toMatchObject({ ...filled, ...emptied, leased: null, insured: false });
  });

  it('says in Spanish what is wrong', async () => {
    await renderApp({ api, path: '/clients/1/airships/new', user: 'admin', language: 'es' });
    const form = await dialog();
    await person.type(await form.findByLabelText(/^Asientos/), 'doce');
    await person.type(form.getByLabelText(/^Página web/), 'javascript:alert(1)');
    await person.click(form.getByRole('button', { name: 'Agregar dirigible' }));
    const errorTexts = await form.findAllByText(/^El campo (Asientos|Página web) debe ser/);
    // Once above the form and once at each field.
    expect(errorTexts).toHaveLength(4);
  });
});
