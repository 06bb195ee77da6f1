import { createRoutes, type CreateRoute } from '@muster/contracts';
import { mayOpen, type ActiveRole } from '../routing/home-path.ts';
import { iconFor } from './nav-icons.ts';

/** What a role makes from anywhere: the New menu, and the actions of the palette. */
export const createEntries = (active: ActiveRole) =>
  createRoutes
    .filter((route) => mayOpen(active, route))
    .map((route: CreateRoute) => ({
      route,
      label: route.create.label,
      Icon: iconFor(route.create.icon),
    }));
