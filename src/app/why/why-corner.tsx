import HelpOutline from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { WhyDrawer } from './why-drawer';
import { whyId } from './why-id';
import { titles } from './why-words';

/** A small button in the corner, on the dev server only, which opens the panel that explains what is shown. */
export const WhyCorner = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        id={whyId}
        lang="en"
        aria-label={titles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          zIndex: 'appBar',
          right: 8,
          bottom: 'calc(8px + var(--banner, 0px))',
          color: 'onSoft',
          '&, &:hover': { bgcolor: 'soft' },
        }}
      >
        <HelpOutline />
      </IconButton>
      {isOpen && <WhyDrawer onClose={() => setOpen(false)} />}
    </>
  );
};
