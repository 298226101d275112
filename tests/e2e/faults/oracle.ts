import { rubbish, type Look } from './look';
import { isSaidIn } from './spoken';
import { Broken, type Stage } from './stage';

const fail = (what: string): never => {
  throw new Broken(what);
};

/** Points 1, 2 and 9 of the oracle, which hold at any moment after the page has something to show. */
export const isSound = ({ complaints, language }: Stage, look: Look): void => {
  if (!look.heading) fail('no heading');
  if (!look.main) fail('no main region');
  if (complaints.length > 0) fail(`complaints: ${complaints.join(' | ').slice(0, 600)}`);
  if (look.language !== language) fail(`the page is in ${look.language}`);
  const found = rubbish.exec(look.text);
  if (found) fail(`the page shows ${found[0]}`);
};

/** Point 3: in words, of the language in use, read out at once. */
export const isTold = ({ language }: Stage, look: Look): void => {
  if (look.said.length === 0) fail('nothing is said');
  for (const text of look.said) if (!isSaidIn(language, text)) fail(`not said in ${language}: ${text}`);
};

/** Point 8: what stood beside the failure is as it is when everything is whole. */
export const stoodWhole = (before: Look, whole: Look): void => {
  const other = before.parts.filter((part) => !whole.parts.includes(part));
  if (other.length > 0) fail(`another part changed: ${other.join(' | ').slice(0, 300)}`);
};

/** Point 6. */
export const isCounted = (stage: Stage, least: number, most: number): void => {
  const count = stage.count();
  if (count < least || count > most) fail(`called ${count} times, not ${least} to ${most}`);
};
