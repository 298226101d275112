import { formatDuration } from '@core/format/duration';
import { cleanCode } from '@core/text/clean-code';
import type { DurationInput } from '../form';
import { inRange, type ValueKind } from '../value-kind';

/** `1 h 30 min`, `1h30`, `90 min`, `1:30`, `1.5 h`; a number alone is minutes. */
const hoursAndMinutes = /^(\d{1,5}) ?(?:h|hours?|horas?|:) ?(?:(\d{1,2}) ?(?:m|min|minutes?|minutos?)?)?$/;
const partOfHours = /^(\d{1,5})[.,](\d{1,2}) ?(?:h|hours?|horas?)$/;
const minutesAlone = /^(\d{1,7}) ?(?:m|min|minutes?|minutos?)?$/;

const readDuration = (typed: string): number | null => {
  const text = cleanCode(typed).toLowerCase();
  const [, hours, minutes = '0'] = hoursAndMinutes.exec(text) ?? [];
  if (hours !== undefined) return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : null;
  const [, whole, part] = partOfHours.exec(text) ?? [];
  if (whole !== undefined) return Math.round(Number(`${whole}.${part}`) * 60);
  const [, alone] = minutesAlone.exec(text) ?? [];
  return alone === undefined ? null : Number(alone);
};

/** A year. */
const longest = 525_600;

export const durationValue: ValueKind<DurationInput> = {
  schema: ({ from = 0, to = longest }) => ({ type: 'integer', minimum: from, maximum: to }),
  read: (text) => readDuration(text) ?? text,
  write: formatDuration,
  check: (value, input) =>
    typeof value === 'number' && formatDuration(value) !== ''
      ? inRange(value, durationValue.schema(input))
      : 'duration',
  limits: ({ from = 0, to = longest }) => ({ from: formatDuration(from), to: formatDuration(to) }),
};
