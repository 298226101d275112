import { isEmail } from './email';
import type { RuleName } from './form';
import { isUsState } from './us-states';

/** Whether a text has ten digits of the North American numbering plan. An area code is never N11 and has no 9 in the middle. */
const isPhone = (text: string): boolean => {
  if (!/^[\d\s().+-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^(?!.11)[2-9][0-8]\d[2-9]\d{6}$/.test(digits);
};

/** The named rules of form inputs, for the browser and the server. Each one takes a trimmed, non-empty text. */
export const rules: Readonly<Record<RuleName, (text: string) => boolean>> = {
  email: isEmail,
  'zip-code': (text) => /^\d{5}(-\d{4})?$/.test(text),
  state: isUsState,
  phone: isPhone,
};
