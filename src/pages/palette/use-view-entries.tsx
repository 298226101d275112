import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import { useNavigate } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import { useAppAbility } from '@lib/access-context';
import { useCurrentClient } from '@lib/client-context';
import { useResourceWords } from '@lib/i18n';
import { useAreas } from '@lib/registry-context';
import { useAllViews } from '@lib/saved-views';
import type { PaletteEntry } from './palette-entry';

/** The saved views of the lists that may be opened here. */
export const useViewEntries = (): PaletteEntry[] => {
  const words = useResourceWords();
  const navigate = useNavigate();
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const { views } = useAllViews();
  return views.flatMap(({ id, name, resource, address }): PaletteEntry[] => {
    const area = areas.find((other) => other.name === resource && ability.can('list', other.name));
    if (!area || (area.scope === 'client' && clientId === undefined)) return [];
    return [
      {
        id: `view-${id}`,
        group: 'views',
        label: name,
        hint: words(area.name, 'title'),
        icon: <BookmarkBorder />,
        run: () => void navigate(areaPath(area, clientId) + address),
      },
    ];
  });
};
