import type { Walk } from './walk';

/** After an ended token: the digits once more, and what was under way goes on. */
export const confirm = async ({ heading, said, digits, press }: Walk, lastFour: string): Promise<void> => {
  await heading(said.confirm.title);
  await digits().fill(lastFour);
  await press(said.confirm.submit);
};
