import {
  limits,
  type OwnSignatureTemplate,
  type PlacedField,
  type PlacedFieldKind,
  type SignatureParty,
} from '@muster/contracts';

type Page = OwnSignatureTemplate['pages'][number];
type Place = Pick<PlacedField, 'x' | 'y' | 'width' | 'height'>;

/** Initial sizes of fields, in points. */
const sizes: Readonly<Record<PlacedFieldKind, Pick<Place, 'width' | 'height'>>> = {
  signature: { width: 180, height: 44 },
  initials: { width: 60, height: 30 },
  name: { width: 180, height: 20 },
  date: { width: 120, height: 20 },
  text: { width: 180, height: 20 },
  checkbox: { width: 14, height: 14 },
};

const smallest = limits.signature.placedSide;
const between = (value: number, min: number, max: number): number =>
  Math.round(Math.min(Math.max(value, min), Math.max(min, max)));

/** Fits a field into its page: whole points, not too small and not over an edge. */
export function fitPlace<T extends Place>(place: T, page: Page): T {
  const width = between(place.width, smallest, Math.floor(page.width));
  const height = between(place.height, smallest, Math.floor(page.height));
  return {
    ...place,
    width,
    height,
    x: between(place.x, 0, Math.floor(page.width - width)),
    y: between(place.y, 0, Math.floor(page.height - height)),
  };
}

interface Added {
  kind: PlacedFieldKind;
  party: SignatureParty;
  label: string;
  page: number;
}

/** Returns a new field at the left edge, below the existing ones. */
export function newPlace(placed: readonly PlacedField[], added: Added, page: Page): PlacedField {
  const size = sizes[added.kind];
  const taken = placed.filter((one) => one.page === added.page);
  let y = 60;
  const isTaken = () =>
    taken.some(
      (one) => one.x < 60 + size.width && one.y < y + size.height && one.y + one.height > y,
    );
  while (isTaken() && y + size.height < page.height) y += 12;
  let number = 1;
  const keyOf = () => `${added.party}_${added.kind}_${number}`;
  while (placed.some(({ key }) => key === keyOf())) number += 1;
  return fitPlace({ key: keyOf(), ...added, x: 60, y, ...size, required: true }, page);
}

const step = 5;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Moves a field by a key; null for a key that moves nothing. */
export function byKey<T extends Place>(place: T, key: string, resizes: boolean): T | null {
  const by = arrows[key];
  if (!by) return null;
  const [x, y] = by;
  return resizes
    ? { ...place, width: place.width + x, height: place.height + y }
    : { ...place, x: place.x + x, y: place.y + y };
}
