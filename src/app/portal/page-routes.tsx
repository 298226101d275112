import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { areaPattern } from '../../core/navigation/paths';
import type { Page } from '../../core/resource/resource';
import type { AreaHandle } from './area-handle';
import { areaGuard } from './guards';
import type { Refusal } from './refusal';

/** The component of every declared page, by its name. */
const components: Readonly<Record<string, () => Promise<ComponentType>>> = {
  dashboard: async () => (await import('../../pages/dashboard/dashboard-page')).DashboardPage,
};

/** The route of a page that is no list. Throws for a page without a component. */
export const pageRoute = (page: Page, refusal: Refusal): RouteObject => {
  const Component = components[page.name];
  if (!Component) throw new Error(`Page ${page.name} has no component`);
  return {
    path: areaPattern(page),
    handle: { area: page, fetchCode: Component } satisfies AreaHandle,
    middleware: [areaGuard(page, refusal)],
    lazy: { Component },
  };
};
