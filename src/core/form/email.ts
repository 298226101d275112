/** The HTML standard's pattern for e-mail fields, but the domain must contain a dot. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** In a separate file, so that the login does not load the other rules. */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text);
