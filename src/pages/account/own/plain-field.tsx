import type { FormInput } from '@core/form/form';
import { GeneratedInput } from '@ui/form/generated-input';
import type { OwnForm } from './use-own-form';
import { useOwnWords } from './use-own-words';

interface PlainFieldProps {
  readonly form: OwnForm;
  readonly name: string;
  readonly input: FormInput;
  readonly autoFocus?: boolean;
}

/** An input as declared forms have it. */
export const PlainField = ({ form, name, input, autoFocus = false }: PlainFieldProps) => (
  <GeneratedInput
    id={form.idOf(name)}
    name={name}
    input={input}
    control={form.control}
    words={useOwnWords()}
    autoFocus={autoFocus}
    record={undefined}
  />
);
