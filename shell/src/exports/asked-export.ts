const key = 'export';

/** The export that an address asks to show, as the notices of finished ones do. */
export const askedExport = (search: string): string | null => new URLSearchParams(search).get(key);

/** The same address without it. */
export function withoutAskedExport(location: {
  pathname: string;
  search: string;
  hash: string;
}): string {
  const params = new URLSearchParams(location.search);
  params.delete(key);
  const search = params.toString();
  return `${location.pathname}${search && `?${search}`}${location.hash}`;
}
