import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { brokenRules, passwordRules } from '@core/session/password';
import { visuallyHidden } from '@ui/list/visually-hidden';

interface PasswordRulesProps {
  readonly id: string;
  readonly password: string;
}

/**
 * The rules for a password, marked as the user types. Screen readers announce unmet rules when they change, not on
 * every keystroke.
 */
export function PasswordRules({ id, password }: PasswordRulesProps) {
  const { t } = useTranslation('new-password');
  const broken = brokenRules(password);
  const left = broken.map((rule) => t(`rules.${rule}`)).join('; ');
  const announcement = left ? t('rules.left', { rules: left }) : t('rules.allMet');
  return (
    <Box sx={{ mt: -1, mb: 2 }}>
      <Typography id={`${id}-title`} sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
        {t('rules.title')}
      </Typography>
      <Box
        component="ul"
        id={id}
        aria-labelledby={`${id}-title`}
        sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}
      >
        {passwordRules.map((rule) => {
          const isMet = !broken.includes(rule);
          const Icon = isMet ? CheckCircle : RadioButtonUnchecked;
          return (
            <Box
              key={rule}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 1,
                fontSize: { xs: 14, sm: 13 },
                lineHeight: '20px',
                color: isMet ? 'text.primary' : 'text.secondary',
              }}
            >
              <Icon
                sx={{
                  fontSize: 16,
                  mt: '2px',
                  flex: 'none',
                  color: isMet ? 'primary.main' : 'text.secondary',
                }}
              />
              <span>
                <span>{t(`rules.${rule}`)}</span>
                <Box component="span" sx={visuallyHidden}>
                  {` ${t(isMet ? 'rules.met' : 'rules.unmet')}`}
                </Box>
              </span>
            </Box>
          );
        })}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {password && announcement}
      </Box>
    </Box>
  );
}
