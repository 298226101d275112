import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const plates = {
  soft: { bgcolor: 'soft', color: 'onSoft' },
  neutral: { bgcolor: 'subtle', color: 'text.secondary' },
  error: { bgcolor: 'chip.error.fill', color: 'chip.error.text' },
} as const;

interface StateViewProps {
  readonly plate: keyof typeof plates;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly role?: 'status' | 'alert';
  /** It replaces the whole page with its heading. */
  readonly isPage?: boolean;
}

/** The common shape of the empty, no-result and failed states: icon plate, heading, one or two lines, one action. */
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
        ...plates[plate],
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
  /** What this is and what it is good for. */
  readonly text?: string;
  readonly icon?: ReactNode;
  /** The action that fills it. */
  readonly action?: ReactNode;
}

/** Nothing exists yet. */
export const EmptyState = ({ title, text, icon = <InboxOutlined />, action }: EmptyStateProps) => (
  <StateView plate="soft" icon={icon} title={title} text={text} action={action} />
);

interface NoResultStateProps {
  readonly title: string;
  readonly text?: string;
  /** What else there is, above the button. */
  readonly more?: ReactNode;
  /** Takes search and filters back. */
  readonly onClear?: () => void;
  /** The button's text when it clears more than the search. */
  readonly clearLabel?: string;
  /** What it stands in says that there is no result. */
  readonly isSaid?: boolean;
}

/** Records exist, but none that was asked for. */
export const NoResultState = ({
  title,
  text,
  more,
  onClear,
  clearLabel,
  isSaid = false,
}: NoResultStateProps) => {
  const { t } = useTranslation('common');
  return (
    <StateView
      plate="neutral"
      {...(!isSaid && { role: 'status' })}
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
  /** What is kept. */
  readonly text?: string;
  readonly onRetry?: () => void;
}

/** Loading failed for good; its parent keeps what the user typed or chose. */
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
