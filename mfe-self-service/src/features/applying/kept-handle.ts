const key = 'muster.application';

/** The application that was begun in this browser; its right lies in a cookie, this only finds it. */
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
    // A browser that keeps nothing has the link of the mail.
  }
}
