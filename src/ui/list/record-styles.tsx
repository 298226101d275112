import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { cellStyles } from '../cells/cell-styles';
import { cardStyles } from './card-styles';

const sheet = <GlobalStyles styles={(theme: Theme) => ({ ...cellStyles(theme), ...cardStyles(theme) })} />;

/** Stands once around everything that shows records. */
export const RecordStyles = () => sheet;
