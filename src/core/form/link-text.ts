/** Browsers drop tabs and line breaks of an address and take `\` for `/`: what people see has to be what is opened. */
const plain = /^https:\/\/[^\s\\]+$/i;

/**
 * Whether a text is the whole address of a page that opens encrypted: https, a host (without one it cannot be parsed), and no name or
 * password before it.
 */
export const isSafeLink = (text: string): boolean => {
  if (!plain.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};
