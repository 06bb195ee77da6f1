import type { SavedView } from '@muster/contracts';
import type { ViewMessages } from './use-view-messages.ts';

/** Returns the owner of a view. */
export const ownerOf = ({ owner }: SavedView, t: ViewMessages): string =>
  owner?.name ?? t('somebody');

/** Returns names that several views share. */
export function namesakes(views: readonly SavedView[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(views.flatMap(({ name }) => (seen.has(name) ? [name] : (seen.add(name), []))));
}

/** Returns the parts of a view withheld from the reader, each once: `the filter by rate`. */
export function withheldParts({ withheld }: SavedView, t: ViewMessages): string {
  const parts = new Set(withheld.map((key) => wordsFor(key, t)));
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}

function wordsFor(key: string, t: ViewMessages): string {
  switch (key) {
    case 'sort=rate':
      return t('withheld.rateSort');
    case 'filter[rate][lte]':
    case 'filter[rateCurrency]':
      return t('withheld.rate');
    case 'filter[deleted]':
      return t('withheld.deleted');
    default:
      return t('withheld.other');
  }
}
