import type { Route } from '@muster/contracts';
import { translate } from '@muster/ui';
import { iconFor } from '../layout/nav-icons.ts';
import { shellMessages } from '../messages/en.ts';
import { routesInForce } from '../registry/routes-in-force.ts';
import { mayOpen, navRoutes, type ActiveRole } from '../routing/home-path.ts';
import { OptionIcon } from './option-icon.tsx';
import type { PaletteEntry } from './palette-entry.ts';

/** Checks for an independent page, which excludes sign-in and the steps before a role. */
const isScreen = ({ kind, layout, path, status }: Route) =>
  status === 'built' && kind === 'page' && layout !== 'guest' && !/[:*]/.test(path);

/**
 * Returns every screen that a role can open without a record: the navigation in order, then the
 * rest.
 */
export function screenEntries(active: ActiveRole): PaletteEntry[] {
  const inNavigation: readonly Route[] = navRoutes(active);
  const others = routesInForce().filter(
    (route) => mayOpen(active, route) && !inNavigation.includes(route),
  );
  return [...inNavigation, ...others].filter(isScreen).map(({ path, title, nav }) => ({
    id: `screen-${path.replaceAll('/', '_')}`,
    label: nav?.label ?? title,
    sign: nav && translate(shellMessages, `nav.${nav.group}`),
    keywords: `${title} ${path.replaceAll(/\W/g, ' ')}`,
    lead: <OptionIcon icon={iconFor(nav?.icon ?? '')} />,
    target: { to: path },
  }));
}
