import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';

interface AddressCardProps {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly isChosen: boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: () => void;
}

/** One option. The whole card is its label. */
export const AddressCard = ({ name, title, text, isChosen, describedBy, onChoose }: AddressCardProps) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 0.5,
      p: 1.5,
      pl: 0.75,
      minHeight: 44,
      cursor: 'pointer',
      borderRadius: '12px',
      // A thicker border would move the text.
      boxShadow: ({ vars }) =>
        isChosen ? `inset 0 0 0 2px ${vars.palette.primary.main}` : `inset 0 0 0 1px ${vars.palette.divider}`,
      ...(isChosen && { bgcolor: 'soft' }),
      '&:hover': { boxShadow: ({ vars }) => `inset 0 0 0 2px ${vars.palette.primary.main}` },
      '&:has(:focus-visible)': {
        outline: ({ vars }) => `2px solid ${vars.palette.primary.main}`,
        outlineOffset: 2,
      },
    }}
  >
    <Radio
      name={name}
      checked={isChosen}
      onChange={onChoose}
      sx={{ p: 1, mt: -0.5 }}
      slotProps={{ input: { 'aria-describedby': describedBy } }}
    />
    <Box sx={{ minWidth: 0, py: 0.5, overflowWrap: 'anywhere' }}>
      <Typography component="span" sx={{ display: 'block', color: isChosen ? 'onSoft' : 'text.primary' }}>
        {title}
      </Typography>
      {text && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {text}
        </Typography>
      )}
    </Box>
  </Box>
);
