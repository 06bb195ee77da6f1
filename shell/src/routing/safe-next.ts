/** The path to go on to after signing in, when it is one of this product; null for all else. */
export function safeNext(next: string | null, origin = window.location.origin): string | null {
  if (!next || !next.startsWith('/') || /^\/[/\\]/.test(next)) return null;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
