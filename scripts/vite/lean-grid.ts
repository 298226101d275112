import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where parts of the grid live that `ListGrid` switches off for good: filters, menus, toolbar and footer are the portal's own. */
const unused =
  /@mui\/x-data-grid\/(?:components\/(?:panel\/(?:filterPanel\/|GridColumnsPanel|GridPanel(?:\.|Wrapper|Content|Header|Footer))|columnsManagement\/|toolbar\/|toolbarV8\/|quickFilter\/|columnsPanel\/|filterPanel\/|export\/|menu\/columnMenu\/|cell\/Grid(?:Edit|LongText|ActionsCell)|Grid(?:Pagination|Footer|RowCount|SelectedRowCount)\.)|hooks\/features\/(?:export\/(?:useGrid|serializers\/)|clipboard\/useGrid|editing\/useGridRowEditing)).*(?<!index)\.mjs$/;

/** What those parts are made of, which the grid takes from Material UI. It keeps icon buttons and tooltips, for its headers. */
const pieces = [
  'Autocomplete|Badge|Button|Checkbox|Chip|CircularProgress|ClickAwayListener|Divider|FormControl|FormControlLabel',
  'Grow|InputAdornment|InputBase|InputLabel|LinearProgress|ListItemIcon|ListItemText|MenuItem|MenuList|Paper|Popper',
  'Select|Skeleton|Switch|Tab|TablePagination|Tabs|TextField|TextareaAutosize|ToggleButton|Unstable_TrapFocus',
].join('|');
const importOfPiece = new RegExp(
  String.raw`^import (\w+)(?:, \{ (\w+) \})? from '@mui/material/(?:${pieces})';$`,
  'gm',
);

/** The names that a module exports one by one. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ ([^}]+) \}(?! from)/gm)].flatMap(
    ([, name, list]) => (name ? [name] : (list ?? '').split(', ').map((one) => one.replace(/^\w+ as /, ''))),
  );

/** Components draw nothing, hooks do nothing. */
const empty = (code: string): string =>
  ['const none = () => null;', ...namesIn(code).map((name) => `export { none as ${name} };`)].join('\n');

/**
 * @mui/x-data-grid brings its filter panel, column menus, toolbar, editors and exports along whether or not a grid has them on. They
 * are emptied here: 40 kB gz less in front of the first row.
 */
export const leanGrid = (): Plugin => ({
  name: 'portal-lean-grid',
  apply: 'build',
  load: { filter: { id: unused }, handler: (id) => empty(readFileSync(id, 'utf8')) },
  transform: {
    filter: { id: /@mui\/x-data-grid\/material\/index\.mjs$/ },
    handler(code) {
      if ([...code.matchAll(importOfPiece)].length !== pieces.split('|').length)
        this.error('@mui/x-data-grid has changed: see which parts of Material UI it imports now');
      const lean = code.replace(importOfPiece, (_, name: string, classes?: string) =>
        [`const ${name} = () => null;`, classes && `const ${classes} = {};`].filter(Boolean).join(' '),
      );
      return { code: lean, map: null };
    },
  },
});
