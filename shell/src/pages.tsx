import { lazy } from 'react';
import type { ComponentType } from 'react';
import { shellRoutes, shellTechnicalRoutes } from '@muster/contracts';

type PageKey = keyof typeof shellRoutes | keyof typeof shellTechnicalRoutes;

/** The shell's own pages, each a chunk of its own, by the key of their route. */
const pages: Partial<Record<PageKey, ComponentType>> = {
  styleguide: lazy(async () => ({
    default: (await import(/* webpackChunkName: "styleguide" */ './styleguide/styleguide-page.tsx'))
      .StyleguidePage,
  })),
};

const byPath = new Map(
  Object.entries({ ...shellRoutes, ...shellTechnicalRoutes }).map(([key, route]) => [
    route.path,
    pages[key as PageKey],
  ]),
);

/** The page at a route's path; undefined for routes that are not the shell's. */
export function pageAt(path: string): ComponentType | undefined {
  return byPath.get(path);
}
