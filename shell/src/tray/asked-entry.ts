/** Returns the tray entry requested by the address, as in notices of finished work. */
export const askedEntry = (search: string, key: string): string | null =>
  new URLSearchParams(search).get(key);

/** Returns the same address without it. */
export function withoutAsked(
  location: { pathname: string; search: string; hash: string },
  key: string,
): string {
  const params = new URLSearchParams(location.search);
  params.delete(key);
  const search = params.toString();
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
