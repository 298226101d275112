/** What stands beside a card's name keeps its width, but never takes the card for itself. */
export const besideName = { flexShrink: 0, minWidth: 0, maxWidth: '60%' } as const;
