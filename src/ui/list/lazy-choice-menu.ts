import { onDemand } from '@lib/on-demand';

export const LazyChoiceMenu = onDemand(async () => (await import('./choice-menu')).ChoiceMenu);
