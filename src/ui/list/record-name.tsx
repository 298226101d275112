import type { ReactNode } from 'react';
import { RecordLink } from './record-link';
import type { Way } from './use-row-ways';

interface RecordNameProps {
  readonly way: Way | undefined;
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
