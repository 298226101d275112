import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

export const contentId = 'content';

/** The first stop of the Tab key: past bar and menu to the page. Unseen until it has the focus. */
export const SkipLink = () => {
  const { t } = useTranslation('layout');
  return (
    <Link
      href={`#${contentId}`}
      // A click must not write the fragment into the address: the address is the list's state.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
        typography: 'button',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('skipToContent')}
    </Link>
  );
};
