import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { languages } from '@lib/i18n';
import { TooltipHost } from '@ui/feedback/tooltip-host';
import { lookAddress, modes, type Look } from './look';
import { Cells } from './parts/cells';
import { Charts } from './parts/charts';
import { Chips } from './parts/chips';
import { Dialogs } from './parts/dialogs';
import { Frame } from './parts/frame';
import { Inputs } from './parts/inputs';
import { Lists } from './parts/lists';
import { Notices } from './parts/notices';
import { Pages } from './parts/pages';
import { Records } from './parts/records';
import { States } from './parts/states';
import { Tiles } from './parts/tiles';
import { workbenchId } from './workbench-id';

interface TogglesProps {
  readonly name: string;
  readonly looks: readonly { readonly label: string; readonly look: Look; readonly isChosen: boolean }[];
}

/** Links: the address is the only place that knows the look. */
const Toggles = ({ name, looks }: TogglesProps) => (
  <Box component="nav" aria-label={name} sx={{ display: 'flex', gap: 2 }}>
    {looks.map(({ label, look, isChosen }) => (
      <Link
        key={label}
        href={lookAddress(look)}
        {...(isChosen && { 'aria-current': 'true' as const })}
        sx={{ py: 1.5, fontWeight: isChosen ? 700 : 400 }}
      >
        {label}
      </Link>
    ))}
  </Box>
);

export const Workbench = ({ look }: { readonly look: Look }) => (
  <Box id={workbenchId} sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 2, sm: 3 }, display: 'grid', gap: 5 }}>
    <Box
      component="header"
      translate="no"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
    >
      <Typography variant="h1">{workbenchId}</Typography>
      <Toggles
        name="lang"
        looks={languages.map((lang) => ({
          label: lang,
          look: { ...look, lang },
          isChosen: look.lang === lang,
        }))}
      />
      <Toggles
        name="theme"
        looks={modes.map((theme) => ({
          label: theme,
          look: { ...look, theme },
          isChosen: look.theme === theme,
        }))}
      />
    </Box>
    <Cells />
    <Chips />
    <Inputs />
    <Tiles />
    <Charts />
    <Notices />
    <States />
    <Records />
    <Dialogs />
    <Lists />
    <Frame />
    <Pages />
    <TooltipHost />
  </Box>
);
