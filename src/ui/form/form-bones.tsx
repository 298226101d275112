import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { FormInput, FormSpec } from '../../core/form/form';
import { formRows } from './form-rows';

/** Bones of one input: label and control, with a line for what counts the characters of a long text. */
const InputBones = ({ input }: { readonly input: FormInput | undefined }) => {
  if (input?.kind === 'boolean' && !input.optional)
    return <Skeleton variant="rounded" width={160} height={24} sx={{ my: '10px' }} />;
  const isLong = input?.kind === 'long-text';
  return (
    <>
      <Skeleton variant="rounded" width={96} height={12} sx={{ mt: '3px', mb: '9px' }} />
      <Skeleton variant="rounded" height={isLong ? 80 : 40} sx={{ borderRadius: '8px' }} />
      {isLong && <Skeleton variant="rounded" width={120} height={10} sx={{ mt: '10px', mb: '2px' }} />}
    </>
  );
};

/** The form on its way, as high as the form that comes. */
export const FormBones = ({ form }: { readonly form: FormSpec }) => (
  <Box aria-busy sx={{ display: 'grid', gap: 2.5 }}>
    {formRows(form).map(({ names }) => (
      <Box key={names.join(' ')} sx={{ display: 'flex', gap: 1.5 }}>
        {names.map((name) => (
          <Box key={name} sx={{ flex: 1 }}>
            <InputBones input={form.inputs[name]} />
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);
