/** Browsers remove tabs and line breaks from a URL and treat `\` as `/`. The URL that users see must be the one that opens. */
const httpsUrl = /^https:\/\/[^\s\\]+$/i;

/**
 * Whether a text is a complete https URL: it has a host (otherwise it cannot be parsed) and no user name or password.
 */
export const isSafeLink = (text: string): boolean => {
  if (!httpsUrl.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};
