import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageName, languages } from '@lib/i18n';

/** The language control of the mini menu: shows the present language's code, its press takes the next one. */
export const MiniLanguageButton = () => {
  const { i18n } = useTranslation('common');
  const at = languages.findIndex((language) => language === i18n.language);
  const next = languages[(at + 1) % languages.length] ?? 'en';
  const name = languageName(next);
  return (
    <ButtonBase
      lang={next}
      aria-label={name}
      data-tooltip={name}
      data-tooltip-placement="right"
      onClick={() => void chooseLanguage(next)}
      sx={{
        width: 40,
        height: 40,
        borderRadius: 1,
        color: 'text.secondary',
        typography: 'caption',
        fontWeight: 600,
        textTransform: 'uppercase',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {i18n.language}
    </ButtonBase>
  );
};
