import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { PlatformSession, PlatformV1 } from '@muster/contracts';

const PlatformContext = createContext<PlatformV1 | null>(null);

/** Provides the platform to all descendants; one at the root of every remote. */
export function PlatformProvider(props: { value: PlatformV1; children: ReactNode }) {
  return <PlatformContext value={props.value}>{props.children}</PlatformContext>;
}

/** The shell's services. Throws outside of a `PlatformProvider`. */
export function usePlatform(): PlatformV1 {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}

const never = () => () => undefined;

/** Returns the signed-in user with the active role, kept up to date; null on pages for visitors. */
export function useSession(): PlatformSession | null {
  const platform = usePlatform();
  return useSyncExternalStore(platform.onSession ?? never, () => platform.session);
}
