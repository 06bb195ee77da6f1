const key = 'muster.application';

/** Returns the handle of the application begun in this browser; the permission is in a cookie. */
export function keptHandle(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepHandle(handle: string | null): void {
  try {
    if (handle === null) localStorage.removeItem(key);
    else localStorage.setItem(key, handle);
  } catch {
    // A browser without storage still has the link in the mail.
  }
}
