import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation, useMatches } from 'react-router';
import { conditionText } from '@core/conditions/condition-tests';
import { explain, type PartExplanation, type AccessContext } from '@core/access/explain';
import { parseListAddress } from '@core/list/address';
import { isListed, type Page, type Resource } from '@core/resource/resource';
import { useRights } from '@lib/access-context';
import { useAreas, useCurrentClient, useCurrentUser, useOwnClients } from '@lib/portal-context';
import { Chip } from '@ui/cells/chip';
import { useColumnChoice } from '@ui/list-tools/column-choice';
import { isAreaHandle } from '../portal/area-handle';
import { describeReason, titles } from './why-words';

interface WhySectionProps {
  readonly title: string;
  readonly parts: readonly PartExplanation[];
  /** A note for a part that is shown. */
  readonly noteOf?: (name: string) => string | undefined;
}

/** Parts of one kind, each with whether it is shown and all reasons why it is hidden. */
const WhySection = ({ title, parts, noteOf }: WhySectionProps) => {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {parts.map(({ name, reasons }) => {
          const isShown = reasons.length === 0;
          const note = isShown ? noteOf?.(name) : undefined;
          return (
            <Box key={name} component="li" data-why={name} sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                <span>{name}</span>
                <Chip meaning={isShown ? 'success' : 'gray'} label={isShown ? titles.shown : titles.hidden} />
              </Box>
              {[...reasons.map(describeReason), ...(note === undefined ? [] : [note])].map((line) => (
                <Typography key={line} variant="caption" component="p" color="text.secondary">
                  {line}
                </Typography>
              ))}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

interface ScreenContext extends AccessContext {
  /** The area whose screen is open; undefined on the pages that deny access. */
  readonly area: Resource | Page | undefined;
}

/** The current user, client, area and list, determined the same way as on the screens. */
const useScreenContext = (): ScreenContext => {
  const rights = useRights();
  const clientId = useCurrentClient()?.id;
  const ownClients = useOwnClients().length;
  const { search } = useLocation();
  const area = useMatches()
    .map(({ handle }) => handle)
    .find(isAreaHandle)?.area;
  const { hidden } = useColumnChoice({ name: area?.name ?? '' });
  const list =
    area?.kind === 'resource' && isListed(area)
      ? { resource: area, state: parseListAddress(area.list, search), hidden }
      : undefined;
  return { rights, clientId, ownClients, list, area };
};

const parts = ['columns', 'rows', 'operations', 'actions', 'downloads', 'menu', 'screens'] as const;

/** Shows what this user sees of the screen and the menu, what is hidden, and why. */
export const WhyDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const areas = useAreas();
  const user = useCurrentUser();
  const client = useCurrentClient();
  const screenContext = useScreenContext();
  const explained = explain(areas, screenContext);
  const actions = screenContext.list?.resource.actions ?? {};
  const whenOf = (name: string) => {
    const condition = actions[name]?.when;
    return condition && `${titles.offered} ${conditionText(condition)}`;
  };
  const who = user ? `${user.firstName} ${user.lastName}` : titles.noName;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          lang: 'en',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: 420, maxWidth: '100%' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 1, pl: 3, pr: 1.5 }}
      >
        <Typography id={id} variant="h2">
          {titles.open}
        </Typography>
        <IconButton aria-label={titles.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, pb: 3 }}
      >
        <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {[who, client?.name ?? titles.noClient, screenContext.area?.name ?? titles.noArea].join(' · ')}
        </Typography>
        {parts.map((part) => (
          <WhySection
            key={part}
            title={titles[part]}
            parts={explained[part]}
            {...(part === 'actions' && { noteOf: whenOf })}
          />
        ))}
      </Box>
    </Drawer>
  );
};
