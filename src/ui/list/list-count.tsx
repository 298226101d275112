import Typography from '@mui/material/Typography';
import { Placeholder } from '../cells/placeholder';
import type { ListController } from './use-list-controller';

/** How many records match, in words. Nothing while the list has failed: the number is not known then. */
export const ListCount = ({ status, total, words }: Pick<ListController, 'status' | 'total' | 'words'>) => {
  if (status === 'failed') return null;
  return (
    <Typography component="div" color="text.secondary" noWrap sx={{ ml: 'auto', flexShrink: 0 }}>
      {status === 'loading' ? (
        <Placeholder width={96} height={12} borderRadius={48} />
      ) : (
        words('count', { count: total ?? 0 })
      )}
    </Typography>
  );
};
