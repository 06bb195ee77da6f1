import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { PlatformSession, PlatformV1 } from '@muster/contracts';

const PlatformContext = createContext<PlatformV1 | null>(null);

/** Hands the platform to everything beneath; one at the root of every remote. */
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

/** The signed-in person with the active role, followed; null on pages for visitors. */
export function useSession(): PlatformSession | null {
  const platform = usePlatform();
  return useSyncExternalStore(platform.onSession ?? never, () => platform.session);
}
