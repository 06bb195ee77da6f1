import { createRoutes, type CreateRoute } from '@muster/contracts';
import { mayOpen, type ActiveRole } from '../routing/home-path.ts';
import { iconFor } from './nav-icons.ts';

/** Returns what a role can create from anywhere: the New menu, and actions of the palette. */
export const createEntries = (active: ActiveRole) =>
  createRoutes
    .filter((route) => mayOpen(active, route))
    .map((route: CreateRoute) => ({
      route,
      label: route.create.label,
      Icon: iconFor(route.create.icon),
    }));
