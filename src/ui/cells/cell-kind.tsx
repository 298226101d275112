import { type ComponentType, createContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '@core/resource/field';

export type Row = Readonly<Record<string, unknown>>;
/** Translator of the resource's own words; missing keys answer ''. */
export type Words = (key: string, values?: object) => string;

export interface CellProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly row: Row;
  readonly words: Words;
  /** Of what can be pressed in the cell: a grid is one stop of the Tab key. */
  readonly tabIndex?: number;
}

/** How one kind of field is drawn, wherever a record is shown. */
export interface CellKind {
  readonly Cell: ComponentType<CellProps>;
  readonly align: 'left' | 'right';
  /** Narrowest column in CSS pixels, for its usual values. */
  readonly minWidth: number;
  /** Share of the room that is left over. */
  readonly flex: number;
  /** The placeholder while the value is on its way: its shape and its width in CSS pixels (a bar fills the cell). */
  readonly skeleton: { readonly shape: 'text' | 'chip' | 'bar'; readonly width: number };
}

/** The records that are shown together, for cells that draw a value beside its neighbours'. */
export const RowsContext = createContext<readonly Row[]>([]);

/** Stands where a record has no value. */
export const Absent = ({ word = 'none' }: { readonly word?: 'none' | 'never' }) => {
  const { t } = useTranslation('list');
  return <span className="cell-weak">{t(word)}</span>;
};

/** The place where a mail address may go on in the next line. */
const broken = (text: string) => {
  const at = text.lastIndexOf('@');
  return at < 1 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};

interface PlainProps {
  /** Already formatted; empty when there is nothing to show. */
  readonly text: string;
  readonly weak?: boolean;
  readonly strong?: boolean;
  readonly absent?: 'none' | 'never';
  /** A name or a text, which takes a second line in a grid before it is cut. */
  readonly lines?: boolean;
  /** What the text means in full, as its tooltip. */
  readonly tooltip?: string;
}

/** A formatted value as text. Zero amounts step back, amounts that ask for action stand out. */
export const Plain = ({
  text,
  weak = false,
  strong = false,
  absent = 'none',
  lines = false,
  tooltip,
}: PlainProps) =>
  text === '' ? (
    <Absent word={absent} />
  ) : (
    <span
      data-tooltip={tooltip}
      className={`cell-text${weak ? ' cell-weak' : ''}${strong ? ' cell-strong' : ''}${lines ? ' cell-lines' : ''}`}
    >
      {lines ? broken(text) : text}
    </span>
  );
