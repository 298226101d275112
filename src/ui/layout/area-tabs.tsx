import Box from '@mui/material/Box';
import { tabsOf } from '@core/navigation/menu';
import type { Area } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreaLink } from '@lib/area-link';
import { useResourceWords } from '@lib/i18n';
import { useAreas } from '@lib/registry-context';
import { AreaTab } from './area-tab';

/** The areas beside this one, as links; nothing for an area without neighbours that the user may open. */
export const AreaTabs = ({ area }: { readonly area: Area }) => {
  const words = useResourceWords();
  const linkOf = useAreaLink();
  const tabs = tabsOf(useAreas(), useAppAbility(), area);
  if (tabs.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={words(area.tab?.of ?? '', 'title')}
      sx={{
        display: 'flex',
        gap: 3,
        mx: { xs: -2, sm: 0 },
        mb: { xs: 1.5, sm: 2.5 },
        px: { xs: 2, sm: 0 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => (
        <AreaTab key={tab.name} to={linkOf(tab)} title={words(tab.name, 'title')} />
      ))}
    </Box>
  );
};
