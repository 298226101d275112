import { type ComponentType, createContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '@core/resource/field';

export type Row = Readonly<Record<string, unknown>>;
/** Translates the resource's own texts. Returns '' for missing keys. */
export type Words = (key: string, values?: object) => string;

export interface CellProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly row: Row;
  readonly words: Words;
  /** For focusable elements in the cell: a grid is a single tab stop. */
  readonly tabIndex?: number;
}

/** How one kind of field is rendered on every screen. */
export interface CellKind {
  readonly Cell: ComponentType<CellProps>;
  readonly align: 'left' | 'right';
  /** Minimum column width in CSS pixels, for typical values. */
  readonly minWidth: number;
  /** The least width where space is tight, in CSS pixels: 0 for values that wrap. `minWidth` when absent. */
  readonly leastWidth?: number;
  /** Height of its rows in the grid, in CSS pixels. The default of the grid when absent. */
  readonly rowHeight?: number;
  /** Share of the remaining width. */
  readonly flex: number;
  /** The skeleton of a loading value: its shape, and its width in CSS pixels (a bar fills the cell). */
  readonly skeleton: { readonly shape: 'text' | 'chip' | 'bar'; readonly width: number };
}

/** The records that are shown together, for cells that compare a value with the other rows. */
export const RowsContext = createContext<readonly Row[]>([]);

/** Shown where a record has no value. */
export const EmptyValue = ({ word = 'none' }: { readonly word?: 'none' | 'never' }) => {
  const { t } = useTranslation('list');
  return <span className="cell-weak">{t(word)}</span>;
};

/** Allows an email address to wrap before the `@`. */
const withWordBreak = (text: string) => {
  const at = text.lastIndexOf('@');
  return at < 1 ? (
    text
  ) : (
    <>
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span>{text.slice(at)}</span>
    </>
  );
};

interface ValueTextProps {
  /** Already formatted; empty if there is no value. */
  readonly text: string;
  readonly weak?: boolean;
  readonly strong?: boolean;
  readonly absent?: 'none' | 'never';
  /** A name or text, which wraps to a second line in a grid before it is cut off. */
  readonly lines?: boolean;
  /** The tooltip: the full meaning of the text. */
  readonly tooltip?: string;
  /** Words, which a browser that translates the page translates. Names, codes and figures stay as they are. */
  readonly inWords?: boolean;
}

/** A formatted value as text. Zero amounts are less prominent, amounts that need action are bold. */
export const ValueText = ({
  text,
  weak = false,
  strong = false,
  absent = 'none',
  lines = false,
  tooltip,
  inWords = false,
}: ValueTextProps) =>
  text === '' ? (
    <EmptyValue word={absent} />
  ) : (
    <span
      data-tooltip={tooltip}
      {...(!inWords && { translate: 'no' as const })}
      className={`cell-text${weak ? ' cell-weak' : ''}${strong ? ' cell-strong' : ''}${lines ? ' cell-lines' : ''}`}
    >
      {lines ? withWordBreak(text) : text}
    </span>
  );
