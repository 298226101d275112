/** Characters that mail programs put into a link where they wrap its line, and characters that no one sees. */
const insertedCharacters = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu;
/** Characters of the sentence around a link. Values of links never begin or end with them. */
const before = /^[<([{"'“‘«]+/u;
const after = /[>)\]}"'”’»*.,;:!?]+$/u;

const cleanName = (name: string): string =>
  name
    .replace(insertedCharacters, '')
    .replace(/^(?:amp;)+/i, '')
    .toLowerCase();

/** Full-width letters, digits and signs, as East Asian keyboards type them, become those of ASCII. */
const toAscii = (value: string): string =>
  value.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));

const cleanValue = (value: string): string =>
  toAscii(value).replace(insertedCharacters, '').replace(before, '').replace(after, '');

/**
 * Returns the parameters of a link as the portal sent it. On the way, programs change links: `&` becomes `&amp;`, names
 * are written in capitals, lines are wrapped, and the full stop or bracket after a link becomes part of it. Only for
 * links of numbers, codes and tokens, not for addresses with text.
 */
export const readLinkQuery = (search: string): URLSearchParams =>
  new URLSearchParams(
    Array.from(new URLSearchParams(search), ([name, value]) => [cleanName(name), cleanValue(value)]),
  );
