import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { FormSpec } from '../../core/form/form';
import { formRows } from './form-rows';

/** The form on its way, as high as the form that comes. */
export const FormBones = ({ form }: { readonly form: FormSpec }) => (
  <Box aria-busy sx={{ display: 'grid', gap: 2.5 }}>
    {formRows(form).map(({ names }) => (
      <Box key={names.join(' ')} sx={{ display: 'flex', gap: 1.5 }}>
        {names.map((name) => (
          <Box key={name} sx={{ flex: 1 }}>
            <Skeleton variant="rounded" width={96} height={12} sx={{ mt: '3px', mb: '9px' }} />
            <Skeleton variant="rounded" height={40} sx={{ borderRadius: '8px' }} />
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);
