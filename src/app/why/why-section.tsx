import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Explained } from '@core/access/explain';
import { Chip } from '@ui/cells/chip';
import { sayReason, titles } from './why-words';

interface WhySectionProps {
  readonly title: string;
  readonly parts: readonly Explained[];
  /** What there is to say of a part that is there. */
  readonly noteOf?: (name: string) => string | undefined;
}

/** Parts of one kind, each with whether it is there and everything that keeps it away. */
export const WhySection = ({ title, parts, noteOf }: WhySectionProps) => {
  const id = useId();
  if (parts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {parts.map(({ name, because }) => {
          const isThere = because.length === 0;
          const note = isThere ? noteOf?.(name) : undefined;
          return (
            <Box key={name} component="li" data-why={name} sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                {name}
                <Chip meaning={isThere ? 'success' : 'gray'} label={isThere ? titles.shown : titles.hidden} />
              </Box>
              {[...because.map(sayReason), ...(note === undefined ? [] : [note])].map((line) => (
                <Typography key={line} variant="caption" component="p" color="text.secondary">
                  {line}
                </Typography>
              ))}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
