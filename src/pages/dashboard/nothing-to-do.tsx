import TaskAlt from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '@lib/i18n';

/** Shown when everything about a client is in order. */
export const NothingToDo = () => {
  const words = useWords({ name: 'dashboard' });
  return (
    <Box
      sx={{
        display: 'flex',
        flex: 1,
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 120,
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          flex: 'none',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '10px',
          bgcolor: 'soft',
          color: 'onSoft',
        }}
      >
        <TaskAlt />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="p">
          {words('attention.empty')}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.25 }}>
          {words('attention.emptyText')}
        </Typography>
      </Box>
    </Box>
  );
};
