/** What a user may choose for all devices: the language, the appearance, how the menu stands, single keys, and how a list is arranged. */
export const choiceNames = /^(language|appearance|menu|shortcuts|columns\.[a-z][a-z-]{0,60})$/;

export const isChoiceName = (name: string): boolean => choiceNames.test(name);

const columns = 'columns.';

/** The key under which a browser, which several users may share, keeps a choice of this user: columns are each user's own. */
export const choiceKey = (name: string, userId: number): string =>
  name.startsWith(columns) ? `${columns}${userId}.${name.slice(columns.length)}` : name;

/** The name of the choice that is kept under a key; undefined for what is no choice of this user. */
export const choiceNameOf = (key: string, userId: number): string | undefined => {
  const own = `${columns}${userId}.`;
  const name = key.startsWith(own) ? columns + key.slice(own.length) : key;
  return isChoiceName(name) && choiceKey(name, userId) === key ? name : undefined;
};
