import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import locations from '@resources/locations/resource';
import form from '@locales/es/form';
import list from '@locales/es/list';
import type { Language } from '@lib/i18n';
import type { ResourceWords } from '@core/resource/words';
import { recordAnnouncements } from '@tests/helpers/live-regions';
import { person } from '@tests/helpers/person';
import { renderResource, wordsOf } from '@tests/helpers/render-resource';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@ui/form/delete-dialog';

/** In characters. The user cannot pause an announcement or hear it again. */
const maxLength = 120;

const api = createMockApi();
const calls = '*/api/eip/clients/7/locations';
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const worksite = (id: number) => ({
  id,
  location_name: `Pier ${String(id).padStart(2, '0')}`,
  address: `${id} Pier`,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
  active_employees: 0,
  created_date: '2026-01-01',
});

/** Serves a list of a few worksites that can be changed. */
const serve = (count: number) => {
  let worksites = Array.from({ length: count }, (_, at) => worksite(at + 1));
  api.server.use(
    http.get(calls, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      const found = worksites.filter((one) => one.location_name.includes(query.get('search') ?? ''));
      const ordered = query.get('order') === 'desc' ? found.toReversed() : found;
      const offset = Number(query.get('offset') ?? 0);
      return HttpResponse.json({ data: ordered.slice(offset, offset + 10), total_count: found.length });
    }),
    http.get(`${calls}/:id`, ({ params }) =>
      HttpResponse.json(worksites.find(({ id }) => id === Number(params['id']))),
    ),
    http.post(calls, () => {
      worksites = [...worksites, worksite(worksites.length + 1)];
      return HttpResponse.json(worksites.at(-1), { status: 201 });
    }),
    http.put(`${calls}/:id`, ({ params }) => HttpResponse.json(worksite(Number(params['id'])))),
    http.delete(`${calls}/:id`, ({ params }) => {
      worksites = worksites.filter(({ id }) => id !== Number(params['id']));
      return HttpResponse.json({ success: true });
    }),
  );
};
/** Makes all calls fail from now on. */
const breakDown = () =>
  api.server.use(...[calls, `${calls}/*`].map((path) => http.all(path, () => HttpResponse.error())));

/** Presses the last button or link with the name. */
const press = async (name: string) => {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name))
      .at(-1);
  await waitFor(() => expect(find(), name).toBeDefined());
  await person.click(find()!);
};
const fill = async (label: string, text: string) => {
  await person.click(await screen.findByLabelText(label));
  await person.paste(text);
};
const searchFor = async (text: string) => {
  await person.click(document.querySelector('[role="search"] input')!);
  await person.paste(text);
};
const fillWorksite = async ({ fields }: ResourceWords = wordsOf(locations)) => {
  await fill(fields['location_name']!, 'Pier');
  await fill(fields['address']!, '1 Pier');
  await fill(fields['city']!, 'Oakland');
  await person.selectOptions(screen.getByLabelText(fields['state']!), 'CA');
  await fill(fields['zip_code']!, '94607');
};

/** Fails when a text is too long, or announced twice for one action, including by two regions. */
const expectOnceAndShort = (texts: readonly string[]) => {
  expect(texts.filter((text) => text.length > maxLength)).toEqual([]);
  const twice = texts.filter((text, at) => texts.some((other, of) => of !== at && other.includes(text)));
  expect(twice, `read out for one act: ${texts.join(' | ')}`).toEqual([]);
};

/** Opens the worksites of a client and records the announcements of each action. */
const open = async (language: Language = 'en') => {
  const recorder = recordAnnouncements();
  const texts = () => recorder.announcements().map(({ text }) => text);
  const app = await renderResource(locations, { api, language });
  return {
    ...app,
    /** Returns the announcements of an action, except for loading, after `last` was announced and everything has loaded. */
    async announcementsOf(act: () => Promise<unknown>, last: string): Promise<string[]> {
      await act();
      await waitFor(() => expect(texts()).toContainEqual(expect.stringContaining(last)));
      await app.settled();
      const announced = recorder.take().map(({ text }) => text);
      expectOnceAndShort(announced);
      return announced.filter((text) => !['Loading', 'Cargando'].includes(text));
    },
  };
};
const noAction = () => Promise.resolve();

describe('each message is announced once and is short', () => {
  it('for a list: loaded, another page, sorted, filtered, and without results', async () => {
    serve(14);
    const { announcementsOf, column } = await open();
    expect(await announcementsOf(noAction, '14')).toEqual(['Worksites: 1–10 of 14']);
    expect(await announcementsOf(() => press('Next page'), '11')).toEqual(['Worksites: 11–14 of 14']);
    expect(await announcementsOf(() => person.click(column('location_name')), '10')).toEqual([
      'Worksites: 1–10 of 14',
    ]);
    expect(await announcementsOf(() => searchFor('Pier 1'), '5')).toEqual(['Worksites: 1–5 of 5']);
    expect(await announcementsOf(() => searchFor('7'), 'found')).toEqual(['No worksites found']);
    expect(await announcementsOf(() => press('Clear search'), '14')).toEqual(['Worksites: 1–10 of 14']);
  });

  it('for a record: added, saved and deleted, one right after the other', async () => {
    serve(3);
    const { announcementsOf } = await open();
    await announcementsOf(noAction, '3');
    /** Leaves out the announcement of the list behind the dialog, which follows when the dialog has closed. */
    const dialogAnnouncementsOf = async (act: () => Promise<unknown>, done: string) =>
      (await announcementsOf(act, done)).filter((text) => !/^Worksites: 1–[34] of [34]$/.test(text));
    await press('Add worksite');
    await fillWorksite();
    expect(await dialogAnnouncementsOf(() => press('Add worksite'), 'added')).toEqual(['Worksite added.']);
    await press('Edit Pier 02');
    await fill('City', ' East');
    expect(await dialogAnnouncementsOf(() => press('Save worksite'), 'saved')).toEqual(['Worksite saved.']);
    await press('Delete Pier 03');
    expect(await dialogAnnouncementsOf(() => press('Delete worksite'), 'deleted')).toEqual([
      'Worksite deleted.',
    ]);
  });

  // In the language with the longer texts, and for the longest reason.
  it('for a failure: to delete, to save and to load', async () => {
    const words = wordsOf(locations, 'es');
    const reason = form.failure.offline;
    serve(14);
    const { announcementsOf } = await open('es');
    await announcementsOf(noAction, '14');
    breakDown();
    await press(list.actions.delete.replace('{{record}}', 'Pier 02'));
    expect(await announcementsOf(() => press(words.delete!.submit), reason)).toEqual([reason]);
    await press(form.cancel);

    await press(words.create!.title);
    await fillWorksite(words);
    expect(await announcementsOf(() => press(words.create!.submit), reason)).toEqual([reason]);
    await press(form.cancel);
    await press(form.unsaved.leave);

    const title = list.failed.title.replace('{{list}}', words.title);
    const text = list.failed.noAnswer;
    expect(await announcementsOf(() => press(list.paging.next), title)).toEqual([`${title} ${text}`]);
  });
});
