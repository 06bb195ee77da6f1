import { registerApplication } from 'single-spa';
import type { RemoteName } from '@muster/contracts';
import { onRegistry } from '../registry/registry.ts';
import { routesInForce } from '../registry/routes-in-force.ts';
import { currentScreen } from '../routing/current-screen.ts';
import { createAreaApp } from './area-app.ts';

const registered = new Set<RemoteName>();

/**
 * Registers each remote under the addresses that the route guard assigns to it: existing ones now,
 * and those of later releases when they arrive.
 */
export function registerAreas(): void {
  registerNewOnes();
  onRegistry(registerNewOnes);
}

function registerNewOnes(): void {
  for (const { owner } of routesInForce()) {
    if (owner === 'shell' || registered.has(owner)) continue;
    registered.add(owner);
    registerApplication({
      name: owner,
      app: createAreaApp(owner),
      activeWhen: (location) => {
        const screen = currentScreen(location);
        return screen?.kind === 'remote' && screen.remote === owner;
      },
    });
  }
}
