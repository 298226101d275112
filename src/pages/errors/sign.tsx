import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

interface SignPlateProps {
  readonly icon: ComponentType<SvgIconProps>;
  readonly meaning: 'error' | 'gray';
}

/** A tinted plate with an icon, for pages whose message has no code. */
export function SignPlate({ icon: Icon, meaning }: SignPlateProps) {
  return (
    <Box
      sx={{
        width: 72,
        height: 72,
        borderRadius: '20px',
        display: 'grid',
        placeItems: 'center',
        bgcolor: `chip.${meaning}.fill`,
        color: `chip.${meaning}.text`,
      }}
    >
      <Icon sx={{ fontSize: 34 }} />
    </Box>
  );
}

/** The large code of a page that has one. */
export function SignCode({ code }: { readonly code: string }) {
  return (
    <Box
      sx={{ fontSize: 96, lineHeight: 1, fontWeight: 600, letterSpacing: '-0.03em', color: 'primary.main' }}
    >
      {code}
    </Box>
  );
}
