import { narrowingParams } from '@core/list/request';
import type { ListState } from '@core/list/address';
import type { FigureSource } from '../kpi/figures-query';
import type { Listed } from './list-query';

/** Whose figures stand above a list: everybody's, or where the declaration says so, those of what the list keeps. */
export const figureSource = (
  resource: Listed,
  state: ListState,
  clientId: number | undefined,
): FigureSource => ({
  resource,
  clientId,
  ...(resource.list.kpis?.narrowed && { query: narrowingParams(resource.list, state) }),
});
