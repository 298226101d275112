import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FilterChoice } from './filter-choices';

interface OptionPillsProps {
  readonly filter: FilterChoice;
  readonly onChoose: (option: string) => void;
}

/** A filter with all its options visible. */
export const OptionPills = ({ filter, onChoose }: OptionPillsProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="label" component="h3" sx={{ mb: 1 }}>
        {filter.label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {filter.options.map((option) => {
          const chosen = option.name === filter.chosen;
          return (
            <ButtonBase
              key={option.name}
              aria-pressed={chosen}
              onClick={() => onChoose(option.name)}
              sx={{
                height: 40,
                px: 2,
                border: 1,
                borderRadius: '20px',
                borderColor: chosen ? 'primary.main' : 'control',
                bgcolor: chosen ? 'primary.main' : 'background.paper',
                color: chosen ? 'primary.contrastText' : 'text.primary',
                typography: 'body1',
                fontWeight: chosen ? 600 : 400,
              }}
            >
              <span>{option.label}</span>
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
};
