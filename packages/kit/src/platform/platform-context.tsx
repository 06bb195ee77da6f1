import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { PlatformSession, PlatformV1 } from '@muster/contracts';

const PlatformContext = createContext<PlatformV1 | null>(null);

/** Gives the platform that the shell handed over to everything of a remote. */
export function PlatformProvider({
  platform,
  children,
}: {
  platform: PlatformV1;
  children: ReactNode;
}) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform of the shell. Throws outside {@link PlatformProvider}: a remote cannot run without. */
export function usePlatform(): PlatformV1 {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform: there is no PlatformProvider above');
  return platform;
}

/** The signed-in person with role and rights; null on pages for visitors. */
export function useSession(): PlatformSession | null {
  return usePlatform().session;
}
