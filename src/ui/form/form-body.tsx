import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FormInput, FormSpec } from '@core/form/form';
import type { Words } from '../cells/cell-kind';
import { ErrorSummary } from './error-summary';
import { failureText } from './failure-text';
import { useFieldMessages } from './field-messages';
import { FillSearch } from './fill-search';
import { formRows } from './form-rows';
import { GeneratedInput } from './generated-input';
import type { RecordForm } from './use-record-form';
import { InlineNotice } from '../feedback/inline-notice';

/** What a form is drawn from. */
type FormState = Pick<
  RecordForm,
  'control' | 'formState' | 'setValue' | 'submit' | 'failure' | 'attempt' | 'record'
>;

interface FormBodyProps {
  readonly id: string;
  readonly form: FormSpec;
  readonly state: FormState;
  readonly words: Words;
}

/** Short answers take less of a shared row. */
const shares: Readonly<Record<string, string>> = {
  'zip-code': 'minmax(112px, 0.5fr)',
  select: 'minmax(140px, 0.7fr)',
};
const shareOf = (input: FormInput | undefined) => (input && shares[input.kind]) ?? 'minmax(0, 1fr)';

/** A declared form: what is wrong on top, then its inputs row by row. */
export const FormBody = ({ id, form, state, words }: FormBodyProps) => {
  const { t } = useTranslation('form');
  const messageOf = useFieldMessages(words);
  const { control, formState, setValue, submit, failure, attempt, record } = state;
  const idOf = (name: string) => `${id}-${name}`;
  const items = Object.entries(form.inputs).flatMap(([name, input]) => {
    const error = formState.errors[name];
    if (!error) return [];
    const complaint: unknown = Array.isArray(error) ? undefined : error.message;
    const message = messageOf(name, complaint ?? true, input);
    return [{ id: idOf(name), label: words(`fields.${name}`), message }];
  });
  const fill = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  return (
    <Box
      component="form"
      id={id}
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {failure !== null && <InlineNotice severity="error">{failureText(failure, t)}</InlineNotice>}
      {attempt > 0 && <ErrorSummary items={items} attempt={attempt} />}
      {formRows(form).map(({ names, fillsFrom }, index) => (
        <Box key={names.join(' ')} sx={{ display: 'grid', gap: 2.5 }}>
          {fillsFrom && form.fill && <FillSearch fill={form.fill} onFill={fill} />}
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: { xs: 2.5, sm: 1.5 },
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: names.map((name) => shareOf(form.inputs[name])).join(' '),
              },
            }}
          >
            {names.map((name, place) => {
              const input = form.inputs[name];
              return input ? (
                <GeneratedInput
                  key={name}
                  id={idOf(name)}
                  name={name}
                  input={input}
                  control={control}
                  words={words}
                  autoFocus={index === 0 && place === 0}
                  record={record}
                />
              ) : null;
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
