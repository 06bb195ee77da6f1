/** Access of this tab to a room: the handle is no secret, its cookie grants access. */
const keyOf = (name: string): string => `muster.meeting.${name}`;

export function keptHandle(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function keepHandle(name: string, handle: string): void {
  try {
    sessionStorage.setItem(keyOf(name), handle);
  } catch {
    // Without storage, a reload asks for the identity again.
  }
}

export function dropHandle(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
