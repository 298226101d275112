import type { Theme } from '@mui/material/styles';
import './palette-types';

/** The focus outline: 2 px of primary, 2 px outside; fields, rows and menu items carry it inside (`offset` −2). */
export const focusRing = (theme: Theme, offset: 2 | -2 = 2) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: offset,
});
