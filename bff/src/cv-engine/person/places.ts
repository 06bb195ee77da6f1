import { fold } from '../lines/fold.ts';
import { countryCodes, stateCodes, towns } from '../words/place-words.ts';

export interface Place {
  city: string | null;
  /** ISO 3166. */
  country: string | null;
}

const postcode = /^(?:[A-Z]{1,2}-)?\d{2,5}(?:[- ]\d{2,4})?\s+|(?<!\s)\s+\d{4,6}(?:-\d{3,4})?$/;
const remote =
  /^(?:fully |100 ?% )?(?:remote|homeoffice|home office|remoto|teletrabajo|zdalnie|hybrid)$/;

/**
 * Recognises a text that is only a place: "Leipzig", "Cork, Ireland", "69003 Lyon", "Austin, TX".
 */
export function placeOf(text: string): Place | null {
  const parts = text
    .replace(/^[\s(]+/, '')
    .replace(/(?<![\s).])[\s).]+$/, '')
    .split(/(?:(?<!\s)\s+)?[,/|]\s*/)
    .map((part) =>
      part
        .replace(postcode, '')
        .replace(/(?:(?<!\s)\s+)?\((?:remote|hybrid)\)$/i, '')
        .trim(),
    )
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return null;
  const known = parts.map(knownPart);
  const [first, ...rest] = parts;
  if (known.every(Boolean)) return combine(parts, known);
  // An unlisted town, before its country or state.
  const isTown = first && /^\p{Lu}[\p{L}'’. -]{1,30}$/u.test(first) && first.split(' ').length <= 3;
  if (!isTown || rest.length === 0 || !known.slice(1).every((part) => part && !part.town))
    return null;
  return { city: first, country: known.find((part) => part?.country)?.country ?? null };
}

interface KnownPart {
  town: boolean;
  country: string | null;
}

function knownPart(part: string): KnownPart | null {
  const folded = fold(part);
  const country = countryCodes.get(folded);
  const town = towns.get(folded);
  if (town && folded !== 'luxembourg' && folded !== 'singapore')
    return { town: true, country: town };
  if (country) return { town: false, country };
  if (remote.test(folded)) return { town: false, country: null };
  return stateCodes.has(part) || /^[A-Z]{2}$/.test(part) ? { town: false, country: null } : null;
}

function combine(parts: readonly string[], known: readonly (KnownPart | null)[]): Place {
  const town = known.findIndex((part) => part?.town);
  const country =
    known.find((part) => part && !part.town && part.country)?.country ??
    known.find((part) => part?.country)?.country ??
    null;
  return { city: parts[town] ?? null, country };
}
