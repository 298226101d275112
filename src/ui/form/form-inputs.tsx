import Box from '@mui/material/Box';
import type { FormInput, FormSpec } from '@core/form/form';
import { FillSearch } from './fill-search';
import { formRows } from './form-rows';
import type { FormValues } from './form-values';
import { GeneratedInput } from './generated-input';
import type { FormState } from './use-form-state';

/** Column widths of inputs with short values in a shared row. */
const shares: Readonly<Record<string, string>> = {
  'zip-code': 'minmax(112px, 0.5fr)',
  select: 'minmax(140px, 0.7fr)',
};
const shareOf = (input: FormInput | undefined) => (input && shares[input.kind]) ?? 'minmax(0, 1fr)';

interface FormInputsProps {
  readonly spec: FormSpec;
  readonly form: FormState;
  /** The current record, if there is one. */
  readonly record?: FormValues | undefined;
  /** Whether the first input takes the focus; true when absent. False for a form among others on a page. */
  readonly autoFocus?: boolean;
}

/** The inputs of a declared form, row by row. */
export const FormInputs = ({ spec, form, record, autoFocus = true }: FormInputsProps) => {
  const { idOf, control, words, setValue } = form;
  const fill = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  return formRows(spec).map(({ names, hasFillSearch }, index) => (
    <Box key={names.join(' ')} sx={{ display: 'grid', gap: 2.5 }}>
      {hasFillSearch && spec.fill && <FillSearch fill={spec.fill} onFill={fill} />}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 2.5, sm: 1.5 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: names.map((name) => shareOf(spec.inputs[name])).join(' '),
          },
        }}
      >
        {names.map((name, position) => {
          const input = spec.inputs[name];
          return input ? (
            <GeneratedInput
              key={name}
              id={idOf(name)}
              name={name}
              input={input}
              control={control}
              words={words}
              autoFocus={autoFocus && index === 0 && position === 0}
              record={record}
            />
          ) : null;
        })}
      </Box>
    </Box>
  ));
};
