import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';

/** Modal parts as parts of the page: within `container`, without a scrim, and without a claim to focus or scroll. */
const inPlace = (container: HTMLElement) => (outer: Theme) => {
  const defaults = {
    container,
    hideBackdrop: true,
    disableScrollLock: true,
    disableAutoFocus: true,
    disableEnforceFocus: true,
    disableRestoreFocus: true,
    transitionDuration: 0,
  };
  const { MuiDialog, MuiDrawer } = outer.components ?? {};
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDialog: { ...MuiDialog, defaultProps: { ...MuiDialog?.defaultProps, ...defaults } },
      MuiDrawer: { ...MuiDrawer, defaultProps: { ...MuiDrawer?.defaultProps, ...defaults } },
    },
  };
};

const laidFlat = {
  display: 'grid',
  justifyItems: 'center',
  p: { xs: 1, sm: 3 },
  bgcolor: 'track',
  borderRadius: 3,
  '& .MuiModal-root': { position: 'static', width: 1, display: 'grid', justifyItems: 'center' },
  '& .MuiDialog-container': { width: 1, height: 'auto' },
  '& .MuiDialog-paper': { m: 0, width: 1, height: 'auto', maxHeight: 'none' },
  '& .MuiDrawer-paper': {
    position: 'static',
    width: 1,
    height: 'auto',
    maxHeight: 'none',
    transform: 'none !important',
  },
} as const;

/** False until the user points at the page or presses a key. */
const useIsAttended = () => {
  const [isAttended, setAttended] = useState(false);
  useEffect(() => {
    const attend = () => setAttended(true);
    window.addEventListener('pointermove', attend, { once: true });
    window.addEventListener('keydown', attend, { once: true });
    return () => {
      window.removeEventListener('pointermove', attend);
      window.removeEventListener('keydown', attend);
    };
  }, []);
  return isAttended;
};

/**
 * One dialog or drawer, opened in the flow of the page. Each needs one of its own: modal parts hide their neighbours. Inert at first,
 * else each would take the focus from the one before, and the page to wherever it stands.
 */
export const InlineOverlay = ({ children }: { readonly children: ReactNode }) => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isAttended = useIsAttended();
  return (
    <Box ref={setContainer} inert={!isAttended} sx={laidFlat}>
      {container && <ThemeProvider theme={inPlace(container)}>{children}</ThemeProvider>}
    </Box>
  );
};
