import Link from '@mui/material/Link';
import { Absent } from './absent';
import type { CellKind, CellProps } from './cell-kind';
import { textCell } from './text-cell';

/** Only https addresses become links: data may hold anything, `javascript:` included. */
const hrefOf = (value: unknown): URL | null => {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' ? url : null;
};

const LinkCell = (props: CellProps) => {
  const url = hrefOf(props.value);
  if (!url) return props.value ? <textCell.Cell {...props} /> : <Absent />;
  return (
    <Link href={url.href} target="_blank" rel="noreferrer noopener" variant="inherit" noWrap>
      {url.host}
    </Link>
  );
};

export const linkCell: CellKind = { ...textCell, Cell: LinkCell };
