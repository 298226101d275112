import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend, calls } from './helpers/backend';
import { closePages, main, openPage } from './helpers/open-page';
import { until } from './helpers/until';
import {
  EmployeeExport,
  EmployeeGrid,
  EmployeeNames,
  EmployeeTable,
  EndlessEmployees,
  SyncedTable,
  TwoRoles,
} from './pages/lists';

const employees = '/clients/:clientId/employees';
const at = '/clients/7/employees';

/** Returns the sorted names of a client's employees from the database. */
const namesOf = async (client: number, where: object[] = []): Promise<string[]> => {
  const rows = await backend.deps.storage
    .table('workers')
    .find([{ field: 'client_id', op: 'eq', value: client }, ...(where as never[])]);
  return rows.map((row) => String(row['full_name'])).sort((one, other) => one.localeCompare(other));
};

const rows = () => main.getByRole('row').elements();
const items = () => main.getByRole('listitem').elements();
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

describe('useTable', () => {
  it('sorts, filters and pages through the API', async () => {
    await openPage({ [employees]: EmployeeTable }, { at });
    await expect.element(main.getByText('Page 1 of')).toBeVisible();
    await until(() => expect(rows()).toHaveLength(6));
    const last = () => calls.filter((call) => call.includes('/workers')).at(-1) ?? '';
    expect(last()).toContain('sort=full_name&order=asc');
    expect(last()).toContain('employee_status=Active');

    await main.getByRole('button', { name: 'Name' }).click();
    await until(() => expect(last()).toContain('order=desc'));
    await main.getByRole('button', { name: 'Next' }).click();
    await expect.element(main.getByText('Page 2 of')).toBeVisible();
    await until(() => expect(last()).toContain('offset=5&limit=5'));

    await main.getByLabelText('Status').selectOptions('Terminated');
    await until(() => expect(last()).toContain('employee_status=Terminated'));
    await expect.element(main.getByRole('cell', { name: 'Terminated' }).first()).toBeVisible();
  });

  it('searches with an `or` filter that the API supports', async () => {
    await openPage({ [employees]: EmployeeTable }, { at });
    await main.getByLabelText('Search').fill('mar');
    await until(() => expect(calls.at(-1)).toContain('search=mar'));
    await until(() => {
      const [, ...found] = texts(rows());
      expect(found.length).toBeGreaterThan(0);
      for (const row of found) expect(row.toLowerCase()).toContain('mar');
    });
  });

  it('changes the page size', async () => {
    await openPage({ [employees]: EmployeeTable }, { at });
    await main.getByLabelText('Rows').selectOptions('20');
    await until(() => expect(rows()).toHaveLength(21));
  });

  it('keeps its state in the address, and restores it from there', async () => {
    await openPage({ [employees]: SyncedTable }, { at });
    await expect.element(main.getByText('Page 1, no filter')).toBeVisible();
    await main.getByRole('button', { name: 'Terminated' }).click();
    await until(() => expect(decodeURIComponent(location.search)).toContain('filters[0][value]=Terminated'));
    await main.getByRole('button', { name: 'Second page' }).click();
    await until(() => expect(location.search).toContain('currentPage=2'));
    const address = location.pathname + location.search;
    closePages();
    await openPage({ [employees]: SyncedTable }, { at: address });
    await expect.element(main.getByText('Page 2, filtered')).toBeVisible();
    await until(() => {
      expect(items().length).toBeGreaterThan(0);
      expect(new Set(texts(items()))).toEqual(new Set(['Terminated']));
    });
  });

  it('lists the supported filters when the API does not support one', async () => {
    await openPage({ [employees]: EmployeeTable }, { at });
    await main.getByRole('button', { name: 'Hired since 2020' }).click();
    const alert = main.getByRole('alert');
    await expect
      .element(alert)
      .toHaveTextContent('The API of "workers" cannot answer the filter hire_date gt');
    await expect
      .element(alert)
      .toHaveTextContent('employee_status or status eq (Active, Inactive, Deceased, Terminated)');
    // Refine's notification shows it, too.
    await expect.element(page.getByRole('alert').getByText('cannot answer').last()).toBeVisible();
  });
});

describe('useDataGrid', () => {
  it('provides the grid with rows, paging, sorting and search', async () => {
    await openPage({ [employees]: EmployeeGrid }, { at });
    await expect.element(main.getByText('All employees')).toBeVisible();
    await expect.element(main.getByRole('gridcell').first()).toBeVisible();
    await main.getByRole('columnheader', { name: 'Name' }).click();
    await until(() => expect(calls.at(-1)).toContain('order=desc'));
    await main.getByRole('button', { name: 'Go to next page' }).click();
    await until(() => expect(calls.at(-1)).toContain('offset=10&limit=10'));
    await main.getByLabelText('Search').fill('zo');
    await until(() => expect(calls.at(-1)).toContain('search=zo'));
  });
});

describe('useInfiniteList', () => {
  it('appends one page after the other', async () => {
    await openPage({ [employees]: EndlessEmployees }, { at });
    await until(() => expect(items()).toHaveLength(10));
    await main.getByRole('button', { name: 'Load more' }).click();
    await until(() => expect(items()).toHaveLength(20));
    expect(new Set(texts(items())).size).toBeGreaterThan(15);
  });
});

describe('useList', () => {
  it('never shows the rows of one client for another', async () => {
    await openPage({ [employees]: EmployeeNames }, { at });
    const [seven, eight] = [await namesOf(7), await namesOf(8)];
    await until(() => expect(texts(items())).toEqual(seven.slice(0, 3)));
    await main.getByRole('link', { name: 'The next client' }).click();
    await until(() => expect(texts(items())).toEqual(eight.slice(0, 3)));
  });

  it('takes the client from the path, not from the query of a link', async () => {
    const query = '?clientId=8&backend=form&idempotencyKey=x&query[client]=8';
    await openPage({ [employees]: EmployeeNames }, { at: at + query });
    const seven = await namesOf(7);
    await until(() => expect(texts(items())).toEqual(seven.slice(0, 3)));
  });
});

describe('useMany', () => {
  it('fetches records by their ids', async () => {
    await openPage({ '/custom': TwoRoles }, { at: '/custom' });
    await until(() => expect(texts(items())).toEqual(['Administrator', 'Broker']));
  });
});

describe('useExport', () => {
  it('saves a file of all rows', async () => {
    const saved: Promise<string>[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push((blob as Blob).text());
      return '#saved';
    });
    await openPage({ [employees]: EmployeeExport }, { at });
    await main.getByRole('button', { name: 'Export' }).click();
    await until(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]!).split('\r\n');
    expect(lines[0]).toContain('"Name","Status"');
    expect(lines.slice(1).every((line) => line.endsWith('"Terminated"'))).toBe(true);
    expect(lines.length).toBeGreaterThan(2);
    await userEvent.keyboard('{Escape}');
  });
});
