import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { PlatformV1 } from '@muster/contracts';
import { keepStore } from './keep-store.ts';
import { RemoteRoot, type RemoteDefinition } from './remote-root.tsx';

/** What the shell passes to each lifecycle function. */
export type RemoteProps = {
  /** Unique among the remotes mounted at the same time. */
  name: string;
  domElement: HTMLElement;
  platform: PlatformV1;
};

/** The lifecycles of a remote, as `./app` exposes them. */
export type RemoteLifecycles = {
  /** Platform version that the remote was built for. */
  platformVersion: number;
  bootstrap(props: RemoteProps): Promise<unknown>;
  mount(props: RemoteProps): Promise<unknown>;
  unmount(props: RemoteProps): Promise<unknown>;
};

/**
 * Makes the lifecycles of a remote: React root, platform, router, store, theme and error boundary
 * around its screens. Every remote exposes the result as `./app`. The store stays from one visit to
 * the next, for as long as the same person works in the same role.
 */
export function createRemote(definition: RemoteDefinition): RemoteLifecycles {
  const makeStore = definition.makeStore && keepStore(definition.makeStore);
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: ({ platform }: RemoteProps) => (
      <RemoteRoot {...definition} makeStore={makeStore} platform={platform} />
    ),
    // The boundary within the root shows and reports failures; nothing is left to render here.
    errorBoundary: () => <></>,
    domElementGetter: (props) => props.domElement,
  });
  return { platformVersion: 1, ...(lifecycles as Omit<RemoteLifecycles, 'platformVersion'>) };
}
