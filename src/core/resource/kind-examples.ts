import { avatarExample } from '../kinds/avatar';
import { booleanExample } from '../kinds/boolean';
import { changesExample } from '../kinds/changes';
import { comparisonExample } from '../kinds/comparison';
import { dateExample } from '../kinds/date';
import { dateTimeExample } from '../kinds/date-time';
import { durationExample } from '../kinds/duration';
import { emailExample } from '../kinds/email';
import { idExample } from '../kinds/id';
import { linkExample } from '../kinds/link';
import { longTextExample } from '../kinds/long-text';
import { moneyExample } from '../kinds/money';
import { monthExample } from '../kinds/month';
import { numberExample } from '../kinds/number';
import { percentExample } from '../kinds/percent';
import { phoneExample } from '../kinds/phone';
import { recordsExample } from '../kinds/records';
import { statusExample } from '../kinds/status';
import { textExample } from '../kinds/text';
import { trendExample } from '../kinds/trend';
import { yearExample } from '../kinds/year';
import type { Field, FieldKind } from './field';
import type { Example } from './kind';

// Apart from the kinds, because only tests and stories use them.
const examples: Readonly<Record<FieldKind, Example>> = {
  id: idExample,
  text: textExample,
  'long-text': longTextExample,
  number: numberExample,
  money: moneyExample,
  percent: percentExample,
  date: dateExample,
  'date-time': dateTimeExample,
  month: monthExample,
  year: yearExample,
  duration: durationExample,
  phone: phoneExample,
  email: emailExample,
  status: statusExample,
  choice: statusExample,
  boolean: booleanExample,
  avatar: avatarExample,
  link: linkExample,
  trend: trendExample,
  comparison: comparisonExample,
  records: recordsExample,
  changes: changesExample,
};

/** Returns a plausible value of a field; a different one for each position from 0 on. */
export const exampleOf = (field: Field, at: number): unknown => examples[field.kind as FieldKind](at, field);
