export { createRemote } from './create-remote.tsx';
export type { RemoteLifecycles, RemoteProps } from './create-remote.tsx';
export { ErrorBoundary } from './error-boundary.tsx';
export { RemoteRoot } from './remote-root.tsx';
export { runStandalone } from './run-standalone.tsx';
export type { RemoteDefinition } from './remote-root.tsx';
