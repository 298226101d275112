import type { Components, Theme } from '@mui/material/styles';
import type { NoticeMeaning } from './palette-types';

const meanings = [
  ['success', 'success'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['error', 'error'],
  ['default', 'gray'],
] as const satisfies readonly (readonly [string, NoticeMeaning])[];

/** Chips use the tints of their meaning. */
export const feedback: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 22,
        fontSize: '0.75rem',
        lineHeight: 16 / 12,
        fontWeight: 600,
        borderRadius: 999,
        variants: meanings.map(([color, meaning]) => ({
          props: { color, variant: 'filled' },
          style: {
            backgroundColor: theme.vars.palette.chip[meaning].fill,
            color: theme.vars.palette.chip[meaning].text,
          },
        })),
      }),
      label: { padding: '0 10px' },
      deleteIcon: {
        fontSize: 16,
        color: 'inherit',
        opacity: 0.8,
        '&:hover': { color: 'inherit', opacity: 1 },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.track }),
      bar: { borderRadius: 3 },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.palette.soft,
        color: theme.vars.palette.onSoft,
        fontWeight: 600,
      }),
    },
  },
};
