import { createContext, useContext } from 'react';

export interface CurrentClient {
  readonly id: number;
  readonly name: string;
}

/** The client whose workspace is open; null outside of a workspace. */
export const CurrentClientContext = createContext<CurrentClient | null>(null);

export const useCurrentClient = (): CurrentClient | null => useContext(CurrentClientContext);

/** Opens another client's workspace, remembers the choice and says so in a notice. */
export type ChooseClient = (client: CurrentClient) => void;

export const ChooseClientContext = createContext<ChooseClient | null>(null);

export const useChooseClient = (): ChooseClient => {
  const choose = useContext(ChooseClientContext);
  if (!choose) throw new Error('useChooseClient needs a ChooseClientContext above it');
  return choose;
};
