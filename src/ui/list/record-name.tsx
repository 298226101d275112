import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrefetchOnIntent } from '@lib/portal-context';
import type { LinkTarget } from './use-row-operations';

interface RecordLinkProps {
  readonly way: LinkTarget;
  readonly tabIndex?: number;
  /** The link takes the whole card. */
  readonly stretched?: boolean;
  readonly children: ReactNode;
}

/** The record's name as the way to the record: text until the pointer is over it. */
const RecordLink = ({ way, tabIndex, stretched = false, children }: RecordLinkProps) => {
  const prefetch = usePrefetchOnIntent(way.to);
  return (
    <Link
      {...prefetch}
      to={way.to}
      {...(way.state && { state: way.state })}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={(event) => event.stopPropagation()}
      className={stretched ? 'record-link stretched' : 'record-link'}
    >
      {children}
    </Link>
  );
};

interface RecordNameProps {
  readonly way: LinkTarget | undefined;
  readonly tabIndex?: number;
  readonly stretched?: boolean;
  readonly children: ReactNode;
}

/** The first thing of a row or card: a link where the record leads somewhere. */
export const RecordName = ({ way, children, ...link }: RecordNameProps) =>
  way ? (
    <RecordLink way={way} {...link}>
      {children}
    </RecordLink>
  ) : (
    <span className="cell-text cell-strong">{children}</span>
  );
