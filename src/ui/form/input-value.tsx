import { useMany } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { isolateBidi } from '@core/format/text';
import type { FormInput, RecordInput } from '@core/form/form';
import { typedTextIn } from '@core/form/typed-choice';
import { isValueInput, parseInputValue } from '@core/form/typed-value';
import { usStates } from '@core/form/us-states';
import { formatPhone } from '@core/format/person';
import { fieldOf, type Resource } from '@core/resource/resource';
import { useLanguage, useWords } from '@lib/i18n';
import { useOpenTenant, useResource } from '@lib/portal-context';
import { textOf } from '../cells/text-cells';
import { plainText } from '../list/plain-text';
import type { FormValues } from './form-values';
import { knownLabels } from './known-labels';

export interface InputValueProps {
  readonly resource: Resource;
  readonly name: string;
  readonly input: FormInput;
  readonly value: unknown;
  /** Records with the names of chosen records. */
  readonly records: readonly FormValues[];
}

const stateNames: Readonly<Record<string, string>> = usStates;

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The names of the chosen records. Those that no record names are loaded. */
const RecordNames = ({ input, name, value, records }: InputValueProps & { readonly input: RecordInput }) => {
  const { t } = useTranslation('form');
  const tenant = useOpenTenant();
  const chosen = useResource(input.resource);
  const known = new Map(records.flatMap((record) => [...knownLabels(name, input, record, tenant)]));
  const all = [value].flat();
  const ids = all.filter(isId);
  const unknown = ids.filter((id) => !known.has(String(id)));
  const { result } = useMany({
    resource: input.resource,
    ids: unknown,
    queryOptions: { enabled: unknown.length > 0 },
    errorNotification: false,
  });
  const loaded = new Map(
    result.data.map((record) => [String(record[chosen.idField]), textOf(record[chosen.representation])]),
  );
  const names = ids.map((id) => known.get(String(id)) ?? loaded.get(String(id)) ?? `#${id}`);
  const text = [...names, ...all.map(typedTextIn).filter(Boolean)].map(isolateBidi).join(', ');
  return <span translate={text === '' ? undefined : 'no'}>{text || t('conflict.empty')}</span>;
};

/** The value of a form's input as text, formatted like the record's field. */
export const InputValue = (props: InputValueProps) => {
  const { resource, name, input, value } = props;
  const { t } = useTranslation(['form', 'list']);
  const words = useWords(resource);
  const language = useLanguage();
  if (input.kind === 'record' || input.kind === 'records') return <RecordNames {...props} input={input} />;
  const textOfValue = (): string => {
    if (input.kind === 'choice') return words(`values.${name}.${textOf(value)}`) || textOf(value);
    if (input.kind === 'us-state') return stateNames[textOf(value)] ?? textOf(value);
    if (input.kind === 'phone') return formatPhone(value) || textOf(value);
    if (!isValueInput(input)) return textOf(value);
    const read = parseInputValue(input, value);
    if (typeof read === 'boolean') return t(read ? 'list:yes' : 'list:no');
    const isField = Object.hasOwn(resource.fields, name);
    return (isField && plainText(fieldOf(resource, name), read, language)) || textOf(value);
  };
  const text = textOfValue();
  const isData = text !== '' && !['choice', 'us-state', 'boolean'].includes(input.kind);
  return <span translate={isData ? 'no' : undefined}>{isolateBidi(text) || t('conflict.empty')}</span>;
};
