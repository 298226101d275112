import { useTranslation } from 'react-i18next';

/** Stands where a record has no value. */
export const Absent = ({ word = 'none' }: { readonly word?: 'none' | 'never' }) => {
  const { t } = useTranslation('list');
  return <span className="cell-weak">{t(word)}</span>;
};

interface PlainProps {
  /** Already formatted; empty when there is nothing to show. */
  readonly text: string;
  readonly weak?: boolean;
  readonly strong?: boolean;
  readonly absent?: 'none' | 'never';
}

/** A formatted value as text. Zero amounts step back, amounts that ask for action stand out. */
export const Plain = ({ text, weak = false, strong = false, absent = 'none' }: PlainProps) =>
  text === '' ? (
    <Absent word={absent} />
  ) : (
    <span
      className={`cell-text${weak ? ' cell-weak' : ''}${strong ? ' cell-strong' : ''}`}
      title={text.length > 14 ? text : undefined}
    >
      {text}
    </span>
  );
