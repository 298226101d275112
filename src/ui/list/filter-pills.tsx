import Box from '@mui/material/Box';
import { useId } from 'react';
import type { FilterChoice } from './filter-choices';
import { visuallyHidden } from './visually-hidden';

interface FilterPillsProps {
  readonly filter: FilterChoice;
  readonly onChoose: (option: string) => void;
}

const track = {
  display: { xs: 'grid', sm: 'inline-flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: { xs: 1, sm: '2px' },
  width: { xs: 1, sm: 'auto' },
  maxWidth: 1,
  p: { xs: 0, sm: '3px' },
  border: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: '22px',
  bgcolor: { sm: 'subtle' },
  // An odd last pill takes the full row of the grid on phones.
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1' } },
} as const;

const pill = (chosen: boolean) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: { xs: 44, sm: 32 },
  px: { xs: 1, sm: 2 },
  py: '4px',
  border: { xs: 1, sm: 0 },
  borderRadius: '22px',
  typography: 'body1',
  fontSize: { sm: 13 },
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
    zIndex: 1,
  },
  ...(chosen
    ? {
        borderColor: { xs: 'primary.main' },
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
      }
    : {
        borderColor: { xs: 'control' },
        bgcolor: { xs: 'background.paper', sm: 'transparent' },
        color: { xs: 'text.primary', sm: 'text.secondary' },
        '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
      }),
});

/**
 * A filter whose options are shown side by side. The pills are real radio buttons: one tab stop, arrow keys between
 * them, and screen readers announce "2 of 4".
 */
export const FilterPills = ({ filter, onChoose }: FilterPillsProps) => {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={filter.label} sx={track}>
      {filter.options.map((option) => {
        const chosen = option.name === filter.chosen;
        return (
          <Box key={option.name} component="label" sx={pill(chosen)}>
            <input
              type="radio"
              name={name}
              value={option.name}
              checked={chosen}
              onChange={() => onChoose(option.name)}
              style={visuallyHidden}
            />
            <span>{option.label}</span>
          </Box>
        );
      })}
    </Box>
  );
};
