import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { agencyFixture } from '@tests/component/app/agency-fixture';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';

const agency = agencyFixture();

const member = (id: number, stage: string) => ({
  id,
  first_name: `First ${id}`,
  last_name: `Last ${id}`,
  username: `m${id}@example.com`,
  role_name: 'Agent',
  commission_pct: 0.125,
  stage,
  version: 1,
  created: '2024-01-01T00:00:00Z',
});

/** Twelve members on two pages; the third is inactive. */
const members = Array.from({ length: 12 }, (_, at) => member(at + 1, at === 2 ? 'inactive' : 'active'));
const path = 'administration/members';

/** Answers calls on many members. Returns their bodies, with the query. */
const answerActions = (answer: (body: Record<string, unknown>, isDry: boolean) => Response) => {
  const bodies: object[] = [];
  agency.api.server.use(
    http.get(`*/api/v1/evoove/${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get('offset') ?? 0);
      const found = searchParams.get('search') ? members.slice(0, 1) : members;
      return HttpResponse.json({ data: found.slice(offset, offset + 10), total_count: found.length });
    }),
    http.post(`*/api/v1/evoove/${path}/actions/:name`, async ({ request, params }) => {
      const body = (await request.json()) as Record<string, unknown>;
      const isDry = new URL(request.url).searchParams.get('dry_run') === 'true';
      bodies.push({ name: params['name'], isDry, ...body });
      return answer(body, isDry);
    }),
  );
  return bodies;
};
const skipped = [{ id: 3, reason: 'conflict' }];
const counted = {
  changed: 2,
  skipped,
  undo: null,
  reasons: [{ reason: 'conflict', count: 1 }],
  preview: 'set-1',
};
const done = { changed: 2, skipped, undo: 7 };
const answers = (body: object, isDry: boolean) => {
  if (isDry) return HttpResponse.json(counted);
  return HttpResponse.json('undo' in body ? { ...done, skipped: [], undo: null } : done);
};

const open = async () => {
  setWidth(1400);
  await agency.open('/administration');
  await screen.findByText('First 1');
};
const select = async (...rows: readonly number[]) => {
  const boxes = await screen.findAllByRole('checkbox', { name: /Select row|Unselect row/ });
  for (const row of rows) await person.click(boxes[row - 1]!);
};
const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

describe('the bar of a selection', () => {
  it('counts the records and offers what some of them permit', async () => {
    answerActions(answers);
    await open();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await select(1, 2);
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    expect(within(bar).getByRole('button', { name: 'Deactivate' })).toBeInTheDocument();
    expect(within(bar).queryByRole('button', { name: 'Activate' })).toBeNull();
    await select(3);
    expect(await within(bar).findByRole('button', { name: 'Activate' })).toBeInTheDocument();
  });

  it('is kept on other pages, and cleared by Escape and by another search', async () => {
    answerActions(answers);
    await open();
    await select(1);
    await press('Next page');
    await screen.findByText('First 12');
    await select(2);
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    fireEvent.keyDown(screen.getAllByRole('checkbox')[1]!, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    await select(1);
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await press('Clear selection');
    await person.type(screen.getByRole('searchbox'), 'm1');
    await waitFor(() => expect(screen.queryByText('First 12')).toBeNull());
    expect(screen.queryByText(/selected$/)).toBeNull();
  });
});

describe('an action on selected records', () => {
  it('says what will change and why others will not, changes them, and is undone', async () => {
    const bodies = answerActions(answers);
    await open();
    await select(1, 2, 3);
    await press('Deactivate');
    const asked = within(await dialog());
    expect(await asked.findByText('Deactivate 3 members')).toBeInTheDocument();
    expect(await asked.findByText('Why 1 will not change')).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: /^Show: Not active/ }));
    expect(asked.getByText('m3@example.com')).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: 'Deactivate 2 members' }));
    expect(await screen.findByText('2 members deactivated. 1 not changed.')).toBeInTheDocument();
    expect(screen.queryByText(/selected$/)).toBeNull();
    await press('Undo');
    await screen.findByText(/undone/i);
    expect(bodies).toEqual([
      { name: 'deactivate', isDry: true, ids: [1, 2, 3] },
      { name: 'deactivate', isDry: false, ids: [1, 2, 3] },
      { name: 'undo', isDry: false, undo: 7 },
    ]);
  });

  it('has no button when no record changes', async () => {
    answerActions(() => HttpResponse.json({ ...counted, changed: 0 }));
    await open();
    await select(1);
    await press('Deactivate');
    const asked = within(await dialog());
    expect(await asked.findByText('None of these records can be changed this way.')).toBeInTheDocument();
    expect(asked.queryByRole('button', { name: /^Deactivate/ })).toBeNull();
  });

  it('is for all that the list finds, and asks again when they have changed', async () => {
    let runs = 0;
    const bodies = answerActions((_, isDry) => {
      if (isDry) return HttpResponse.json({ ...counted, preview: `set-${runs + 1}` });
      runs += 1;
      return runs === 1 ? HttpResponse.json({ detail: 'changed' }, { status: 409 }) : HttpResponse.json(done);
    });
    await open();
    await select(1);
    await press('Select all 12 that match');
    await press('Deactivate');
    await press('Deactivate 2 members');
    const asked = within(await dialog());
    expect(await asked.findByText(/^The records have changed since/)).toBeInTheDocument();
    await person.click(await asked.findByRole('button', { name: 'Deactivate 2 members' }));
    await screen.findByText('2 members deactivated. 1 not changed.');
    const all = { name: 'deactivate', filter: {}, expected: 12 };
    expect(bodies).toEqual([
      { ...all, isDry: true },
      { ...all, isDry: false, preview: 'set-1' },
      { ...all, isDry: true },
      { ...all, isDry: false, preview: 'set-2' },
    ]);
  });

  it('keeps the dialog and the selection when it fails', async () => {
    let isDown = true;
    answerActions((body, isDry) =>
      !isDry && isDown
        ? HttpResponse.json({ detail: 'server error' }, { status: 500 })
        : answers(body, isDry),
    );
    await open();
    await select(1, 2, 3);
    await press('Deactivate');
    await press('Deactivate 2 members');
    expect(await within(await dialog()).findByRole('alert')).toBeInTheDocument();
    isDown = false;
    await press('Deactivate 2 members');
    expect(await screen.findByText('2 members deactivated. 1 not changed.')).toBeInTheDocument();
  });

  it('asks for its inputs first', async () => {
    const bodies = answerActions(answers);
    await open();
    await select(1, 2);
    await press('Set commission');
    const asked = within(await dialog());
    await person.click(asked.getByRole('button', { name: 'Count' }));
    expect(bodies).toEqual([]);
    await person.type(await asked.findByRole('textbox', { name: /Commission/ }), '20');
    await person.click(asked.getByRole('button', { name: 'Count' }));
    await person.click(await asked.findByRole('button', { name: 'Set the commission of 2 members' }));
    await screen.findByText(/got the commission/);
    expect(bodies).toEqual([
      { name: 'commission', isDry: true, ids: [1, 2], commission_pct: 0.2 },
      { name: 'commission', isDry: false, ids: [1, 2], commission_pct: 0.2 },
    ]);
  });

  it('that a job runs tells the result when it has ended', async () => {
    answerActions((body, isDry) =>
      isDry ? answers(body, isDry) : HttpResponse.json({ job: 7 }, { status: 202 }),
    );
    const run = { id: 7, action: 'deactivate', total: 3, changed: 2, skipped, skipped_count: 1, undo: 7 };
    let asked = 0;
    agency.api.server.use(
      http.get(`*/api/v1/evoove/${path}/actions/runs/7`, () => {
        asked += 1;
        return HttpResponse.json({ ...run, ended: asked > 1 });
      }),
    );
    await open();
    await select(1, 2, 3);
    await press('Deactivate');
    await press('Deactivate 2 members');
    expect(await screen.findByText('3 of 3')).toBeInTheDocument();
    expect(
      await screen.findByText('2 members deactivated. 1 not changed.', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
  });
});

it('on a phone, a press on a card selects it once the selection has begun', async () => {
  answerActions(answers);
  setWidth(390);
  await agency.open('/administration');
  await press('Select');
  await person.click(await screen.findByRole('checkbox', { name: 'Select m1@example.com' }));
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  await press('Deactivate');
  expect(await screen.findByRole('button', { name: 'Deactivate 2 members' })).toBeInTheDocument();
});
