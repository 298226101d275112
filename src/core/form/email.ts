/** The HTML standard's pattern for e-mail fields, with a dot in the domain asked for. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** In a file of its own, so that the login carries no other rule. */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text);
