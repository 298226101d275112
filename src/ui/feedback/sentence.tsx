interface SentenceProps {
  /** Already translated. */
  readonly text: string;
  /** The name, address or code in it. A browser that translates the page leaves it as it is. */
  readonly value?: string | undefined;
}

/** A text that names a person, an address or a code. */
export const Sentence = ({ text, value = '' }: SentenceProps) => {
  const at = value === '' ? -1 : text.indexOf(value);
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <span translate="no">{value}</span>
      <span>{text.slice(at + value.length)}</span>
    </span>
  );
};
