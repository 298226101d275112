import type { SxProps, Theme } from '@mui/material/styles';

/** For a form that people fill in once, on any device: text of 16 px and targets of 44 px at every width. */
export const formLook: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  fontSize: '1rem',
  lineHeight: 1.5,
  '& .MuiOutlinedInput-root': { minHeight: 44, fontSize: '1rem' },
  '& .MuiOutlinedInput-input': { height: 24 },
  '& .MuiInputLabel-root, & .MuiFormHelperText-root': { fontSize: '0.875rem', lineHeight: 20 / 14 },
};
