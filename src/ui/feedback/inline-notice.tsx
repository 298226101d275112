import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

const icons = {
  success: CheckCircleOutlined,
  warning: WarningAmber,
  error: ErrorOutline,
  info: InfoOutlined,
} as const;

interface InlineNoticeProps {
  readonly severity: keyof typeof icons;
  /** How screen readers announce it: `alert` at once, `status` when idle, `note` only when it is read. */
  readonly role?: 'alert' | 'status' | 'note';
  /** At the end of the line, or below it if the text would be too narrow. */
  readonly action?: ReactNode;
  readonly sx?: SystemStyleObject<Theme>;
  readonly children: ReactNode;
}

/** A tinted notice within the page, shown until its cause is gone. */
export const InlineNotice = ({ severity, role = 'alert', action, sx, children }: InlineNoticeProps) => {
  const Icon = icons[severity];
  return (
    <Box
      role={role}
      className="inline-notice"
      sx={{
        display: 'flex',
        flexWrap: action ? 'wrap' : 'nowrap',
        alignItems: 'flex-start',
        gap: 1.5,
        minHeight: 44,
        px: 2,
        py: '10px',
        borderRadius: '8px',
        typography: 'body1',
        bgcolor: `chip.${severity}.fill`,
        color: `chip.${severity}.text`,
        ...sx,
      }}
    >
      <Icon sx={{ flexShrink: 0, fontSize: 20 }} />
      <Box sx={{ minWidth: 0, flex: action ? '1 1 184px' : 'initial' }}>{children}</Box>
      {action && <Box sx={{ ml: 'auto', mr: -1, my: -1 }}>{action}</Box>}
    </Box>
  );
};
