import { useMemo } from 'react';
import type { ListController } from './use-list-controller';

/** What the cards of a list have in common; the same object until one of it changes. */
export type CardParts = Pick<ListController, 'resource' | 'card' | 'words' | 'ways' | 'readable'>;

export const useCardParts = ({ resource, card, words, ways, readable }: CardParts): CardParts =>
  useMemo(() => ({ resource, card, words, ways, readable }), [resource, card, words, ways, readable]);
