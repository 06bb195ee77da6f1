import {
  pageStartId,
  platformEndpoints,
  sessionEndpoints,
  type RemoteRelease,
  type SessionState,
} from '@muster/contracts';

type Start = {
  session: SessionState;
  remotes: readonly RemoteRelease[];
  manifests: ReadonlyMap<string, unknown>;
};

/**
 * Returns the server's data embedded in the page: the session, the releases, the first manifests.
 * Null if it is missing or in a format that this shell does not understand.
 */
export function readPageStart(): Start | null {
  const text = document.getElementById(pageStartId)?.textContent;
  if (!text) return null;
  try {
    const { session, remotes, manifests } = JSON.parse(text) as Record<string, unknown>;
    return {
      session: sessionEndpoints.session.response.parse(session),
      remotes: platformEndpoints.remotes.response.parse({ remotes }).remotes,
      manifests: new Map(Object.entries(manifests ?? {})),
    };
  } catch {
    return null;
  }
}
