import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import claims from '@resources/claims/resource';
import type { Resource } from '@core/resource/resource';
import { addWords, createI18n } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { ListPage } from '@ui/list/list-page';
import { listPath } from '@stories/declared';
import { Stage } from '@stories/stage';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';

const list = claims.list!;
const selectable: Resource = { ...claims, list: { ...list, selectable: true } };

const open = async (resource: Resource) => {
  render(
    <Stage at={listPath(resource)}>
      <ListPage resource={resource} />
    </Stage>,
  );
  await waitFor(() =>
    expect(document.querySelector('.MuiDataGrid-row [data-field=claim_number]')?.textContent).toMatch(/\w/),
  );
};

beforeAll(async () => {
  await createI18n(startWords, 'en');
  await addWords(portalWords);
});

describe('a selectable list', () => {
  it('has a checkbox for each row and one for all of them', async () => {
    await open(selectable);
    const all = await screen.findByRole('checkbox', { name: 'Select all rows on this page' });
    const rows = screen.getAllByRole('checkbox', { name: 'Select row' });
    expect(rows).toHaveLength(document.querySelectorAll('.MuiDataGrid-row').length);
    await person.click(rows[1]!);
    expect(document.querySelectorAll('.MuiDataGrid-row[aria-selected=true]')).toHaveLength(1);
    await person.click(all);
    expect(document.querySelectorAll('.MuiDataGrid-row[aria-selected=true]')).toHaveLength(rows.length);
  });

  it('copies the texts of the selected rows as tab-separated lines', async () => {
    setWidth(1400);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(selectable);
    const [first, second] = await screen.findAllByRole('checkbox', { name: 'Select row' });
    fireEvent.click(first!);
    fireEvent.click(second!);
    fireEvent.keyDown(second!, { key: 'c', code: 'KeyC', keyCode: 67, ctrlKey: true });
    const lines = String(write.mock.calls[0]?.[0]).split(/\r?\n/);
    expect(lines).toHaveLength(2);
    const cells = [...document.querySelectorAll('.MuiDataGrid-row')].map((row) =>
      // Some columns are only shown with certain filters.
      list.columns.flatMap((name) => row.querySelector(`[data-field=${name}]`)?.textContent ?? []),
    );
    expect(lines.map((line) => line.split('\t'))).toEqual(cells.slice(0, 2));
  });
});

it('a list that is not selectable has no checkboxes', async () => {
  await open({ ...claims, list: { ...list, selectable: false } });
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
});
