import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  Link,
  useExport,
  useInfiniteList,
  useList,
  useMany,
  useTable,
  type CrudFilter,
  type HttpError,
} from '@refinedev/core';
import { List, useDataGrid } from '@refinedev/mui';
import { useMemo } from 'react';

interface Employee {
  readonly id: number;
  readonly full_name: string;
  readonly employee_status: string;
}

/** A custom table. The resource comes from the address. */
export const EmployeeTable = () => {
  const { result, tableQuery, currentPage, setCurrentPage, pageCount, setPageSize, ...table } =
    useTable<Employee>({
      pagination: { pageSize: 5 },
      sorters: { initial: [{ field: 'full_name', order: 'asc' }] },
      filters: { initial: [{ field: 'employee_status', operator: 'eq', value: 'Active' }] },
    });
  const order = table.sorters.find(({ field }) => field === 'full_name')?.order;
  const search = (value: string) => {
    const either: CrudFilter = {
      key: 'search',
      operator: 'or',
      value: [{ field: 'full_name', operator: 'contains', value }],
    };
    table.setFilters([either]);
    setCurrentPage(1);
  };

  if (tableQuery.isError) return <p role="alert">{tableQuery.error.message}</p>;
  return (
    <>
      <input aria-label="Search" onChange={(event) => search(event.target.value)} />
      <select
        aria-label="Status"
        onChange={({ target: { value } }) =>
          table.setFilters([{ field: 'employee_status', operator: 'eq', value }])
        }
      >
        <option>Active</option>
        <option>Terminated</option>
      </select>
      <select aria-label="Rows" onChange={({ target }) => setPageSize(Number(target.value))}>
        <option>5</option>
        <option>20</option>
      </select>
      <table>
        <thead>
          <tr>
            <th>
              <button
                onClick={() =>
                  table.setSorters([{ field: 'full_name', order: order === 'asc' ? 'desc' : 'asc' }])
                }
              >
                Name
              </button>
            </th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {result.data.map((employee) => (
            <tr key={employee.id}>
              <td>{employee.full_name}</td>
              <td>{employee.employee_status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Page {currentPage} of {pageCount}, {result.total} in all
      </p>
      <button onClick={() => setCurrentPage((present) => present + 1)}>Next</button>
      <button
        onClick={() =>
          table.setFilters([{ field: 'hire_date', operator: 'gt', value: '2020-01-01' }], 'replace')
        }
      >
        Hired since 2020
      </button>
    </>
  );
};

/** Order, filters and page in the address, in Refine's format. */
export const SyncedTable = () => {
  const { result, setFilters, filters, currentPage, setCurrentPage } = useTable<Employee>({
    syncWithLocation: true,
    pagination: { pageSize: 5 },
  });
  const terminated: CrudFilter = { field: 'employee_status', operator: 'eq', value: 'Terminated' };
  return (
    <>
      <p>
        Page {currentPage}, {filters.length === 0 ? 'no filter' : 'filtered'}
      </p>
      <ul>
        {result.data.map(({ id, employee_status }) => (
          <li key={id}>{employee_status}</li>
        ))}
      </ul>
      <button onClick={() => setFilters([terminated])}>Terminated</button>
      <button onClick={() => setCurrentPage(2)}>Second page</button>
    </>
  );
};

/** The grid of MUI with Refine's hook. */
export const EmployeeGrid = () => {
  const { dataGridProps, search } = useDataGrid<Employee, HttpError, { readonly text: string }>({
    pagination: { pageSize: 10 },
    sorters: { initial: [{ field: 'full_name', order: 'asc' }] },
    onSearch: ({ text }) => [{ field: 'full_name', operator: 'contains', value: text }],
  });
  const columns = useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'full_name', headerName: 'Name', flex: 1 },
      { field: 'employee_status', headerName: 'Status', width: 200, sortable: false },
    ],
    [],
  );
  return (
    <List title="All employees">
      <input aria-label="Search" onChange={({ target }) => void search({ text: target.value })} />
      <Box sx={{ height: 460 }}>
        <DataGrid {...dataGridProps} columns={columns} pageSizeOptions={[10, 25]} />
      </Box>
    </List>
  );
};

/** Rows that load page by page. */
export const EndlessEmployees = () => {
  const { result, query } = useInfiniteList<Employee>({
    resource: 'workers',
    pagination: { pageSize: 10 },
    sorters: [{ field: 'hire_date', order: 'desc' }],
  });
  const { hasNextPage } = result;
  return (
    <>
      <ul aria-label="Employees">
        {result.data?.pages
          .flatMap(({ data }) => data)
          .map(({ id, full_name }) => (
            <li key={id}>{full_name}</li>
          ))}
      </ul>
      {hasNextPage && <button onClick={() => void query.fetchNextPage()}>Load more</button>}
    </>
  );
};

/** A list without `meta`: the client comes from the address. */
export const EmployeeNames = () => {
  const { result, query } = useList<Employee>({
    resource: 'workers',
    pagination: { pageSize: 3 },
    sorters: [{ field: 'full_name', order: 'asc' }],
  });
  if (query.isLoading) return <p>Loading</p>;
  return (
    <>
      <ul aria-label="Employees">
        {result.data.map(({ id, full_name }) => (
          <li key={id}>{full_name}</li>
        ))}
      </ul>
      <Link to="/clients/8/employees">The next client</Link>
    </>
  );
};

/** Some records by their ids. */
export const TwoRoles = () => {
  const { result } = useMany({ resource: 'roles', ids: [1, 2] });
  return (
    <ul aria-label="Roles">
      {result.data.map(({ id, role_name }) => (
        <li key={id}>{String(role_name)}</li>
      ))}
    </ul>
  );
};

/** A file of all rows. */
export const EmployeeExport = () => {
  const { triggerExport, isLoading } = useExport<Employee>({
    filters: [{ field: 'employee_status', operator: 'eq', value: 'Terminated' }],
    sorters: [{ field: 'full_name', order: 'asc' }],
    pageSize: 50,
    maxItemCount: 60,
    filename: 'former employees',
    mapData: ({ full_name, employee_status }) => ({ Name: full_name, Status: employee_status }),
  });
  return (
    <button disabled={isLoading} onClick={() => void triggerExport()}>
      Export
    </button>
  );
};
