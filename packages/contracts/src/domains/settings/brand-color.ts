/** The least contrast of text beside its ground that people with weak eyes can read (WCAG AA). */
const leastContrast = 4.5;
const white = '#ffffff';

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours are apart, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Whether white text on this colour, and this colour on white, can be read: `#1f5fbf`. */
export const readsOnWhite = (hex: string): boolean => contrastOf(hex, white) >= leastContrast;

/** A colour with so much of another in it, from 0 to 1. */
function mixed(hex: string, other: string, share: number): string {
  const others = channelsOf(other);
  return `#${channelsOf(hex)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The first shade on the way from a colour to another that will do. */
function shadeThat(will: (shade: string) => boolean, hex: string, towards: string): string {
  const steps = Array.from({ length: 51 }, (_, step) => mixed(hex, towards, step / 50));
  return steps.find(will) ?? towards;
}

/** The colours of the pages that a brand stands on, by scheme. */
const grounds = { light: { page: white, ink: '#000000' }, dark: { page: '#15171c', ink: white } };

/** So far a button stands out from a dark page. */
const leastOfButton = 2.2;

/** What a page takes of a brand: each shade can be read where it stands. */
export interface BrandShades {
  /** Of buttons, under white text. */
  fill: string;
  fillHover: string;
  /** Of links and chosen things, on the page and on `soft`. */
  text: string;
  soft: string;
  line: string;
  selected: string;
}

/** The shades of a colour that white text can be read on, for pages that are light or dark. */
export function brandShades(hex: string): Readonly<Record<'light' | 'dark', BrandShades>> {
  const of = (scheme: 'light' | 'dark'): BrandShades => {
    const { page, ink } = grounds[scheme];
    const soft = mixed(hex, page, scheme === 'light' ? 0.91 : 0.78);
    const standsOut = (shade: string) =>
      contrastOf(shade, page) >= (scheme === 'light' ? leastContrast : leastOfButton);
    const lifted = shadeThat(standsOut, hex, ink);
    const fill = readsOnWhite(lifted) ? lifted : hex;
    return {
      fill,
      fillHover: mixed(fill, '#000000', 0.12),
      text: shadeThat(
        (shade) => [soft, page].every((ground) => contrastOf(shade, ground) >= leastContrast),
        hex,
        ink,
      ),
      soft,
      line: mixed(hex, page, scheme === 'light' ? 0.7 : 0.5),
      selected: mixed(hex, page, scheme === 'light' ? 0.95 : 0.88),
    };
  };
  return { light: of('light'), dark: of('dark') };
}
