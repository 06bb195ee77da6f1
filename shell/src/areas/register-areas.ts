import { registerApplication } from 'single-spa';
import { allRoutes } from '@muster/contracts';
import type { RemoteName } from '../routing/resolve-screen.ts';
import { currentScreen } from '../routing/current-screen.ts';
import { createAreaApp } from './area-app.ts';

const remotes = [...new Set(allRoutes.map((route) => route.owner))].filter(
  (owner): owner is RemoteName => owner !== 'shell',
);

/** Registers each remote under the addresses that the route guard gives to it. */
export function registerAreas(): void {
  for (const name of remotes) {
    registerApplication({
      name,
      app: createAreaApp(name),
      activeWhen: (location) => {
        const screen = currentScreen(location);
        return screen?.kind === 'remote' && screen.remote === name;
      },
    });
  }
}
