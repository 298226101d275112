const packages = [
  'react',
  'react-dom',
  'scheduler',
  'i18next',
  'react-i18next',
  'stylis',
  '@emotion/[^/]+',
  '@mui/(?:system|utils|styled-engine|private-theming)',
  '@mui/material/(?:styles|Typography|SvgIcon|Link|CircularProgress)',
  '@mui/material/(?:Button|ButtonBase|IconButton)',
  '@mui/material/(?:InputBase|OutlinedInput|FormControl|FormLabel|InputLabel|FormHelperText)',
];

const pattern = new RegExp(`/node_modules/(?:${packages.join('|')})/`);

/** What every page of the portal and of the membership form stands on: one file, because small ones compress worse. */
export const inBase = (id: string): boolean => pattern.test(id);
