import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatPhone } from '@core/format/person';
import { clientsPath } from '@core/navigation/paths';
import { isRecordId } from '@core/resource/resource';
import { useMayEnterClient } from '@lib/portal-context';
import { type CellKind, type CellProps, EmptyValue, ValueText } from './cell-kind';

/**
 * Returns a string or a number as text; '' for anything else. JSON's `1e999` is parsed as infinity, which counts as
 * no value.
 */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

interface ClientNameProps {
  readonly id: unknown;
  readonly name: string;
  readonly tabIndex?: number | undefined;
}

/** A client's name, as a link to its workspace if the user may enter it. */
export const ClientName = ({ id, name, tabIndex }: ClientNameProps) => {
  const mayEnter = useMayEnterClient();
  if (name === '' || !isRecordId(id) || !mayEnter(id)) return <ValueText lines text={name} />;
  return (
    <RouterLink
      to={`${clientsPath}/${id}`}
      translate="no"
      className="cell-text cell-lines cell-link"
      {...(tabIndex !== undefined && { tabIndex })}
      // A click on the row opens the record.
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </RouterLink>
  );
};

/** Translates the text if it is one of a fixed set of values, like a status. */
const TextCell = ({ name, field, value, row, words, tabIndex }: CellProps) => {
  const text = textOf(value);
  if (field.client !== undefined)
    return <ClientName id={row[field.client]} name={text} tabIndex={tabIndex} />;
  const word = words(`values.${name}.${text}`);
  return <ValueText lines text={word || text} inWords={word !== '' || field.prose === true} />;
};

const lineCell: CellKind = {
  Cell: TextCell,
  align: 'left',
  minWidth: 88,
  flex: 1,
  skeleton: { shape: 'text', width: 64 },
};

export const textCell: CellKind = { ...lineCell, leastWidth: 0 };

/** A grid cuts it off after its second line. */
export const longTextCell: CellKind = { ...textCell, minWidth: 160, flex: 1.6 };

/** An address wraps before its `@`. Most names and hosts fit on one line each. */
export const emailCell: CellKind = { ...lineCell, leastWidth: 176 };

/** Ids are names, not amounts: no digit grouping, aligned left. */
export const idCell: CellKind = { ...lineCell, minWidth: 80, skeleton: { shape: 'text', width: 40 } };

/** Only https addresses become links: data may contain anything, including `javascript:`. */
const hrefOf = (value: unknown): URL | null => {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' ? url : null;
};

const LinkCell = (props: CellProps) => {
  const url = hrefOf(props.value);
  if (!url) return props.value ? <textCell.Cell {...props} /> : <EmptyValue />;
  return (
    <Link href={url.href} target="_blank" rel="noreferrer noopener" translate="no" variant="inherit" noWrap>
      {url.host}
    </Link>
  );
};

export const linkCell: CellKind = { ...lineCell, Cell: LinkCell };

export const phoneCell: CellKind = {
  Cell: ({ value }) => <ValueText text={formatPhone(value)} />,
  align: 'left',
  minWidth: 120,
  flex: 0.7,
  skeleton: { shape: 'text', width: 88 },
};
