import type { Components, Theme } from '@mui/material/styles';
// Import types only: the grid's code must not be loaded by pages without a grid.
import type {} from '@mui/x-data-grid/themeAugmentation';
import { focusRing } from './navigation';

/** The grid inside a card: a subtle header, dividers between rows, none between columns. Sizes in CSS pixels. */
export const dataGrid = (nonce: string | undefined): Components<Theme> => ({
  MuiDataGrid: {
    defaultProps: { rowHeight: 44, columnHeaderHeight: 44, ...(nonce && { nonce }) },
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        borderRadius: 0,
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.soft} 62%, ${theme.vars.palette.background.paper})`,
        },
        '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': { outline: 'none' },
        '& .MuiDataGrid-columnHeader:focus-visible, & .MuiDataGrid-cell:focus-visible': focusRing(theme, -2),
        '& .MuiDataGrid-columnHeader:focus-within, & .MuiDataGrid-cell:focus-within': {
          outlineOffset: -2,
        },
      }),
      columnHeader: ({ theme }) => ({
        padding: '0 12px',
        color: theme.vars.palette.text.secondary,
        '&.MuiDataGrid-columnHeader--sorted': { color: theme.vars.palette.text.primary },
      }),
      columnHeaderTitle: { fontSize: '0.75rem', lineHeight: 16 / 12, fontWeight: 600 },
      sortIcon: { fontSize: 16, color: 'inherit', opacity: 'inherit' },
      iconButtonContainer: { '& .MuiIconButton-root': { width: 24, height: 24 } },
      cell: { padding: '0 12px' },
      row: ({ theme }) => ({
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&:last-of-type .MuiDataGrid-cell': { borderBottomColor: 'transparent' },
      }),
    },
  },
});
