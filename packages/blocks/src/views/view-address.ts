import { noView } from '@muster/kit';

/** The address of a view below the list's own. */
export function viewAddress(
  pathname: string,
  {
    query,
    id = null,
    hasDefault = false,
  }: { query: string; id?: string | null; hasDefault?: boolean },
): string {
  // If another view is the default, showing all rows needs an explicit name.
  const name = id ?? (hasDefault && query === '' ? noView : null);
  const search = [name && `view=${name}`, query].filter(Boolean).join('&');
  return search ? `${pathname}?${search}` : pathname;
}
