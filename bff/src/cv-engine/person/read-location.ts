import type { ProposalOf } from '../cv-engine.types.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';
import { placeOf } from './places.ts';

const label =
  /^(?:address|location|residence|based in|lives in|adresse|anschrift|wohnort|direccion|ubicacion|domicilio|residencia|endereco|localizacao|cidade|morada|adresse|lieu|adres|miejsce zamieszkania|lokalizacja)\s*:?\s*/;

/** Reads where the person lives, from the lines about the person. */
export function readLocation(lines: readonly CvLine[]): ProposalOf<'location'> | null {
  for (const line of lines)
    for (const chunk of line.text.split(/(?:(?<!\s)\s+)?[|•·\t]\s*|(?<!\s)\s+[-–—/]\s+|;\s*/)) {
      const labelled = label.exec(fold(chunk))?.[0] ?? '';
      const text = chunk.slice(labelled.length).replace(/(?<![\s,])[\s,]+$/, '');
      const found = placeOf(text) ?? endingPlace(text);
      if (!found?.city && !labelled) continue;
      if (!found) continue;
      const confidence = found.city && found.country && text.includes(',') ? 0.9 : 0.75;
      const fields = { text, city: found.city, country: found.country };
      return { kind: 'location', fields, confidence, source: sourceOf([line]) };
    }
  return null;
}

/** "DevOps Engineer, Cork, Ireland": the last parts, if they form a place with a town and more. */
function endingPlace(text: string) {
  const parts = text.split(/(?:(?<!\s)\s+)?,\s*/);
  // No place has more parts.
  for (let from = Math.max(1, parts.length - 4); from < parts.length; from += 1) {
    const place = placeOf(parts.slice(from).join(', '));
    if (place?.city) return place;
  }
  return null;
}
