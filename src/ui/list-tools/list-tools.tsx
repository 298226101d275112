import type { ComponentType } from 'react';
import type { ListController } from '../list/use-list-controller';

/** What a list offers beside its rows. */
export const ListTools: ComponentType<{ readonly controller: ListController }> = () => null;
