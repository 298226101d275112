import Box from '@mui/material/Box';
import type { Elements } from '@lib/elements';
import { SupportLine } from '@ui/feedback/support-line';
import { LanguageToggle } from '@ui/layout/language-toggle';
import { Logo } from '@ui/layout/logo';
import type { StepNumber } from './step-names';
import { StepProgress } from './step-progress';

interface StepFrameProps {
  /** Null if there are no steps. */
  readonly number: StepNumber | null;
  readonly onBack?: (() => void) | undefined;
  /** A sticky notice above the step. */
  readonly notice?: Elements;
  /** Shown below the step. */
  readonly footer?: Elements;
  readonly children: Elements;
}

/** Top bar, progress and the step itself: without a frame on phones, a card in a 640 px column from `md` up. */
export const StepFrame = ({ number, onBack, notice, footer, children }: StepFrameProps) => (
  <Box
    sx={{
      minHeight: '100dvh',
      bgcolor: { xs: 'background.paper', md: 'background.default' },
      // The public form has larger text: 16/24 px.
      '& .MuiTypography-body1': { fontSize: '1rem', lineHeight: 1.5 },
    }}
  >
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 56,
        px: { xs: 2, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Logo />
      <LanguageToggle />
    </Box>
    <Box
      component="main"
      sx={{ maxWidth: 672, mx: 'auto', px: 2, pt: { xs: 1.5, md: 4 }, pb: 'calc(48px + var(--banner, 0px))' }}
    >
      {number !== null && <StepProgress number={number} onBack={onBack} />}
      {notice}
      <Box
        sx={{
          mt: 3,
          border: { md: 1 },
          borderColor: { md: 'divider' },
          borderRadius: { md: '12px' },
          bgcolor: 'background.paper',
          p: { md: 6 },
        }}
      >
        {children}
      </Box>
      <SupportLine />
      {footer}
    </Box>
  </Box>
);
