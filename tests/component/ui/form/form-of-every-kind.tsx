import { yupResolver } from '@hookform/resolvers/yup';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FormInput, FormSpec } from '@core/form/form';
import { formSchema } from '@core/form/schema';
import { createI18n, addWords, type Language } from '@lib/i18n';
import { portalWords } from '@lib/words/portal-words';
import { startWords } from '@lib/words/start-words';
import { valuesFromRecord, newValues, type FormValues } from '@ui/form/form-values';
import { GeneratedInput } from '@ui/form/generated-input';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { everyInput } from '@tests/fixtures/every-input';

/** The label of an input is its name. */
const words = (key: string) => (key.startsWith('fields.') ? key.slice('fields.'.length) : '');

interface SheetProps {
  readonly spec: FormSpec;
  readonly record: FormValues | undefined;
  readonly onSend: (values: FormValues) => void;
}

const Sheet = ({ spec, record, onSend }: SheetProps): ReactNode => {
  const { control, handleSubmit } = useForm<FormValues>({
    resolver: yupResolver(formSchema(spec)),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: record ? valuesFromRecord(spec, record) : newValues(spec, 'global', null),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      {Object.entries<FormInput>(spec.inputs).map(([name, input]) => (
        <GeneratedInput
          key={name}
          id={`sheet-${name}`}
          name={name}
          input={input}
          control={control}
          words={words}
          autoFocus={false}
          record={record}
        />
      ))}
      <button>{'send'}</button>
    </form>
  );
};

/** Renders a form, by default with inputs of every kind that has a value. Returns the values that were sent. */
export const renderEveryKind = async (
  record?: FormValues,
  language: Language = 'en',
  spec: FormSpec = everyInput,
) => {
  await createI18n(startWords, language);
  await addWords(portalWords);
  const sent: FormValues[] = [];
  render(
    <PortalThemeProvider>
      <Sheet spec={spec} record={record} onSend={(values) => sent.push(values)} />
    </PortalThemeProvider>,
  );
  return sent;
};
