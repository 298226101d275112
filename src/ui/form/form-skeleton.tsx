import Box from '@mui/material/Box';
import type { FormInput, FormSpec } from '@core/form/form';
import { Placeholder } from '../cells/skeleton';
import { formRows } from './form-rows';

/** Skeleton of an input: label and control, and a line for the character count of a long text. */
const InputSkeleton = ({ input }: { readonly input: FormInput | undefined }) => {
  if (input?.kind === 'boolean' && !input.optional)
    return <Placeholder width={160} height={24} margin="10px 0" />;
  const isLong = input?.kind === 'long-text';
  return (
    <>
      <Placeholder width={96} height={12} margin="3px 0 9px" />
      <Placeholder height={isLong ? 80 : 40} borderRadius={8} />
      {isLong && <Placeholder width={120} height={10} margin="10px 0 2px" />}
    </>
  );
};

/** Skeleton of a form, as high as the form that is loading. */
export const FormSkeleton = ({ form }: { readonly form: FormSpec }) => (
  <Box aria-busy sx={{ display: 'grid', gap: 2.5 }}>
    {formRows(form).map(({ names }) => (
      <Box key={names.join(' ')} sx={{ display: 'flex', gap: 1.5 }}>
        {names.map((name) => (
          <Box key={name} sx={{ flex: 1 }}>
            <InputSkeleton input={form.inputs[name]} />
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);
