import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageName, languages } from '@lib/i18n';

/** English / Español as one pill. Each language is named in the language itself. */
export const LanguageToggle = () => {
  const { t, i18n } = useTranslation('common');
  return (
    <Box
      role="region"
      aria-label={t('language')}
      sx={{
        display: 'inline-flex',
        // On phones each language is a 44 px touch target.
        height: { xs: 48, sm: 36 },
        p: { xs: '1px', sm: '2px' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 999,
        bgcolor: 'background.paper',
      }}
    >
      {languages.map((language) => {
        const chosen = i18n.language === language;
        return (
          <ButtonBase
            key={language}
            lang={language}
            aria-pressed={chosen}
            onClick={() => void chooseLanguage(language)}
            sx={{
              px: 1.5,
              borderRadius: 999,
              typography: 'body2',
              color: 'text.secondary',
              '&:hover': { color: 'text.primary' },
              ...(chosen && {
                bgcolor: 'soft',
                color: 'onSoft',
                fontWeight: 600,
                '&:hover': { color: 'onSoft' },
              }),
            }}
          >
            <span>{languageName(language)}</span>
          </ButtonBase>
        );
      })}
    </Box>
  );
};
