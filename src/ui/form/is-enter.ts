import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed, but not to end the composition of a character. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
