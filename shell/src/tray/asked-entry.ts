/** The entry of a tray that an address asks to show, as the notices of finished ones do. */
export const askedEntry = (search: string, key: string): string | null =>
  new URLSearchParams(search).get(key);

/** The same address without it. */
export function withoutAsked(
  location: { pathname: string; search: string; hash: string },
  key: string,
): string {
  const params = new URLSearchParams(location.search);
  params.delete(key);
  const search = params.toString();
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
