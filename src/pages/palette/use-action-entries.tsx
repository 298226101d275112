import Add from '@mui/icons-material/Add';
import Logout from '@mui/icons-material/Logout';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import type { Page, Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useResourceWords } from '@lib/i18n';
import { useAreas, useCurrentClient } from '@lib/portal-context';
import { useSignOut } from '@lib/session-context';
import type { PaletteEntry } from './palette-entry';

/** The records that may be added here, and the way out. */
export const useActionEntries = (): PaletteEntry[] => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
  const navigate = useNavigate();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const signOut = useSignOut();
  const isHere = (area: Resource | Page) => (area.scope === 'client') === (clientId !== undefined);
  const mayAdd = (area: Resource | Page) =>
    area.kind === 'resource' &&
    area.form !== undefined &&
    area.operations.create !== undefined &&
    ability.can('list', area.name) &&
    ability.can('create', area.name);
  const added = useAreas()
    .filter((area) => isHere(area) && mayAdd(area))
    .map((area): PaletteEntry => ({
      id: `create-${area.name}`,
      group: 'actions',
      label: words(area.name, 'create.title'),
      icon: <Add />,
      run: () => void navigate(`${areaPath(area, clientId)}/new`),
    }));
  const out: PaletteEntry = {
    id: 'sign-out',
    group: 'actions',
    label: t('signOut'),
    icon: <Logout />,
    run: () => void signOut(),
  };
  return [...added, out];
};
