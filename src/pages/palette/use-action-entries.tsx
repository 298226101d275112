import Add from '@mui/icons-material/Add';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import { useTranslation } from 'react-i18next';
import { areaPath } from '@core/navigation/paths';
import type { Page, Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useResourceWords } from '@lib/i18n';
import { useAreas, useCurrentClient } from '@lib/portal-context';
import { useSignOut } from '@lib/session-context';
import type { PaletteEntry } from './palette-entry';

/** The records that can be created here, the list of shortcuts, and the sign-out. */
export const useActionEntries = (onShortcuts: () => void): PaletteEntry[] => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
  const ability = useAppAbility();
  const clientId = useCurrentClient()?.id;
  const signOut = useSignOut();
  const group = { group: 'actions', heading: t('groups.actions') };
  const isHere = (area: Resource | Page) => (area.scope === 'client') === (clientId !== undefined);
  const mayAdd = (area: Resource | Page) =>
    area.kind === 'resource' &&
    area.form !== undefined &&
    area.operations.create !== undefined &&
    ability.can('list', area.name) &&
    ability.can('create', area.name);
  const createEntries = useAreas()
    .filter((area) => isHere(area) && mayAdd(area))
    .map((area): PaletteEntry => ({
      ...group,
      id: `create-${area.name}`,
      label: words(area.name, 'create.title'),
      icon: <Add />,
      to: `${areaPath(area, clientId)}/new`,
    }));
  const shortcutsEntry: PaletteEntry = {
    ...group,
    id: 'shortcuts',
    label: t('shortcuts.title'),
    hint: '?',
    icon: <KeyboardOutlined />,
    run: onShortcuts,
  };
  const signOutEntry: PaletteEntry = {
    ...group,
    id: 'sign-out',
    label: t('signOut'),
    icon: <Logout />,
    run: () => void signOut(),
  };
  return [...createEntries, shortcutsEntry, signOutEntry];
};
