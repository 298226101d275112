import { formatMoney } from '@core/format/number';
import { ValueText } from '@ui/cells/cell-kind';
import { cellOf } from '@ui/cells/cell-of';
import type clients from '../resource';

/** An amount due: bold as soon as it is above zero. */
export default cellOf<typeof clients, 'days_30' | 'days_60' | 'days_90'>(({ value }) => (
  <ValueText text={formatMoney(value)} weak={value === 0} strong={value !== null && value > 0} />
));
