import { DataGrid, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { useTable } from '@refinedev/core';

const columns: GridColDef[] = [
  'full_name',
  'worksite',
  'job_title',
  'hire_date',
  'employee_status',
  'ytd_gross_wages',
].map((field) => ({ field, headerName: field, flex: 1, minWidth: 120 }));

/** A minimal list: a page of rows from the server in the grid, with pagination. */
export const FloorList = ({ path }: { readonly path: string }) => {
  const { result, tableQuery, currentPage, setCurrentPage } = useTable<GridValidRowModel>({
    resource: 'rows',
    pagination: { pageSize: 10 },
    meta: { path },
    syncWithLocation: false,
  });
  return (
    <div style={{ height: 640 }}>
      <DataGrid
        rows={result.data}
        columns={columns}
        loading={tableQuery.isFetching}
        rowCount={result.total ?? 0}
        paginationMode="server"
        pageSizeOptions={[10]}
        paginationModel={{ page: currentPage - 1, pageSize: 10 }}
        onPaginationModelChange={({ page }) => setCurrentPage(page + 1)}
      />
    </div>
  );
};
