import Typography from '@mui/material/Typography';
import { formatDate, formatDateTime, formatMonth } from '../../core/format/date';
import { formatMoney, formatNumber, formatPercent } from '../../core/format/number';
import { formatPhone } from '../../core/format/phone';
import type { Field } from '../../core/resource/field';
import { fieldOf } from '../../core/resource/resource';
import type { Row, Words } from '../cells/cell-kind';
import type { ListController } from './use-list-controller';

const plainText = (field: Field, value: unknown): string => {
  switch (field.kind) {
    case 'money':
      return formatMoney(value);
    case 'number':
      return formatNumber(value, field.decimals ?? 0);
    case 'percent':
      return formatPercent(value, field.decimals ?? 0);
    case 'date':
      return formatDate(value);
    case 'date-time':
      return formatDateTime(value);
    case 'month':
      return formatMonth(value);
    case 'phone':
      return formatPhone(value);
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
};

/** With the resource's own short form (`card.<field>`: "Hired {{value}}"), else text alone and anything else after its name. */
const metaText = (name: string, field: Field, value: unknown, words: Words): string => {
  const text = plainText(field, value);
  if (text === '') return '';
  return (
    words(`card.${name}`, { value: text }) ||
    (field.kind === 'text' ? text : `${words(`fields.${name}`)} ${text}`)
  );
};

/** The line below a card's name. */
export const CardMeta = ({ controller, row }: { readonly controller: ListController; readonly row: Row }) => {
  const { resource, list, words, readable } = controller;
  const text = list.card.meta
    .filter(readable)
    .map((name) => metaText(name, fieldOf(resource, name), row[name], words))
    .filter(Boolean)
    .join(' · ');
  return text === '' ? null : (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
};
