import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePrefetchOnIntent } from '@lib/portal-context';
import type { LinkTarget } from './use-row-operations';

interface RecordLinkProps {
  readonly target: LinkTarget;
  readonly tabIndex?: number;
  /** The link covers the whole card. */
  readonly stretched?: boolean;
  readonly children: ReactNode;
}

/** The record's name as a link to the record. It looks like text until it is hovered or focused. */
const RecordLink = ({ target, tabIndex, stretched = false, children }: RecordLinkProps) => {
  const prefetch = usePrefetchOnIntent(target.to);
  return (
    <Link
      {...prefetch}
      to={target.to}
      {...(target.state && { state: target.state })}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={(event) => event.stopPropagation()}
      className={stretched ? 'record-link stretched' : 'record-link'}
    >
      {children}
    </Link>
  );
};

interface RecordNameProps {
  readonly target: LinkTarget | undefined;
  readonly tabIndex?: number;
  readonly stretched?: boolean;
  readonly children: ReactNode;
}

/** The first value of a row or card: a link if the record can be opened. */
export const RecordName = ({ target, children, ...link }: RecordNameProps) =>
  target ? (
    <RecordLink target={target} {...link}>
      {children}
    </RecordLink>
  ) : (
    <span className="cell-text cell-strong">{children}</span>
  );
