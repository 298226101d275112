import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { Button } from '../form/button';

const iconColors = {
  soft: { bgcolor: 'soft', color: 'onSoft' },
  neutral: { bgcolor: 'subtle', color: 'text.secondary' },
  error: { bgcolor: 'chip.error.fill', color: 'chip.error.text' },
} as const;

interface StateViewProps {
  readonly plate: keyof typeof iconColors;
  readonly icon: Elements;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: Elements;
  readonly role?: 'status' | 'alert';
  /** Whether it replaces the complete page including its heading. */
  readonly isPage?: boolean;
}

/** The common layout of the empty, no-result and failed states: icon plate, heading, one or two lines, one action. */
export const StateView = ({ plate, icon, title, text, action, role, isPage = false }: StateViewProps) => (
  <Box
    role={role}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      px: 2,
      pt: { xs: 5, sm: 7 },
      pb: { xs: 6, sm: 8 },
      textAlign: 'center',
      textWrap: 'balance',
    }}
  >
    <Box
      aria-hidden
      sx={{
        ...iconColors[plate],
        display: 'grid',
        placeItems: 'center',
        width: 64,
        height: 64,
        mb: 2.5,
        borderRadius: '20px',
        '& svg': { fontSize: 28 },
      }}
    >
      {icon}
    </Box>
    <Typography variant="h2" component={isPage ? 'h1' : 'h2'}>
      {title}
    </Typography>
    {text !== undefined && text !== '' && (
      <Typography sx={{ mt: 0.75, maxWidth: 400, color: 'text.secondary' }}>{text}</Typography>
    )}
    {action !== undefined && <Box sx={{ mt: 2.5 }}>{action}</Box>}
  </Box>
);

interface EmptyStateProps {
  readonly title: string;
  /** Describes what will be listed here and what it is for. */
  readonly text?: string;
  readonly icon?: Elements;
  /** The button to create the first record. */
  readonly action?: Elements;
}

/** Shown when there are no records yet. */
export const EmptyState = ({ title, text, icon = <InboxOutlined />, action }: EmptyStateProps) => (
  <StateView plate="soft" icon={icon} title={title} text={text} action={action} />
);

interface NoResultStateProps {
  readonly title: string;
  readonly text?: string;
  /** Other suggestions, shown above the button. */
  readonly more?: Elements;
  /** Clears search and filters. */
  readonly onClear?: () => void;
  /** The button's text if it clears more than the search. */
  readonly clearLabel?: string;
  /** Whether the parent already announces that there is no result. */
  readonly isAnnounced?: boolean;
}

/** Shown when records exist, but none match. */
export const NoResultState = ({
  title,
  text,
  more,
  onClear,
  clearLabel,
  isAnnounced = false,
}: NoResultStateProps) => {
  const { t } = useTranslation('common');
  return (
    <StateView
      plate="neutral"
      {...(!isAnnounced && { role: 'status' })}
      icon={<Search />}
      title={title}
      text={text}
      action={
        <>
          {more}
          {onClear && (
            <Button variant="outlined" onClick={onClear}>
              {clearLabel ?? t('clearSearch')}
            </Button>
          )}
        </>
      }
    />
  );
};

interface FailedStateProps {
  /** What could not be loaded. */
  readonly title: string;
  /** What is not affected by the failure. */
  readonly text?: string;
  readonly onRetry?: () => void;
}

/** Loading failed after all retries. The parent keeps the user's input. */
export const FailedState = ({ title, text, onRetry }: FailedStateProps) => {
  const { t } = useTranslation('common');
  return (
    <StateView
      plate="error"
      role="alert"
      icon={<CloudOffOutlined />}
      title={title}
      text={text}
      action={
        onRetry && (
          <Button variant="contained" startIcon={<Refresh />} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    />
  );
};
