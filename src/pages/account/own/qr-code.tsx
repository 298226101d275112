import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet around the code, as readers need it (ISO/IEC 18004). */
const border = 4;

/** Dark on white in both modes: many readers know no other. */
const colors = { ground: '#FFFFFF', modules: '#000000' };

interface QrCodeProps {
  readonly text: string;
  /** What it is, for screen readers. */
  readonly label: string;
}

/** A text as a QR code. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border });
    const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: runs.join('') };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 216, height: 216, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <rect width={size} height={size} fill={colors.ground} />
      <path d={path} fill={colors.modules} />
    </Box>
  );
};
