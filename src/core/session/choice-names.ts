/**
 * Names of choices that are kept for all devices: language, appearance, state of the menu, single-key shortcuts,
 * columns of a list.
 */
export const choiceNames = /^(language|appearance|menu|shortcuts|columns\.[a-z][a-z-]{0,60})$/;

export const isChoiceName = (name: string): boolean => choiceNames.test(name);

const columns = 'columns.';

/**
 * Returns the browser's storage key for a user's choice. Columns are stored per user, because several users may share a
 * browser.
 */
export const choiceKey = (name: string, userId: number): string =>
  name.startsWith(columns) ? `${columns}${userId}.${name.slice(columns.length)}` : name;

/** Returns the name of the choice under a storage key; undefined if the key is not a choice of this user. */
export const choiceNameOf = (key: string, userId: number): string | undefined => {
  const userPrefix = `${columns}${userId}.`;
  const name = key.startsWith(userPrefix) ? columns + key.slice(userPrefix.length) : key;
  return isChoiceName(name) && choiceKey(name, userId) === key ? name : undefined;
};
