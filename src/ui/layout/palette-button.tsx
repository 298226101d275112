import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Trigger } from './trigger';

const shortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/** Opens the command palette for users who do not know its key, and names the key. */
export const PaletteButton = ({ button }: { readonly button: Trigger }) => {
  const { t } = useTranslation('layout');
  return (
    <IconButton
      aria-label={t('search')}
      data-tooltip={t('searchKey', { shortcut })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...button}
    >
      <Search />
    </IconButton>
  );
};
