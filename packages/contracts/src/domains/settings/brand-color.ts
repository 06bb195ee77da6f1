/** Minimum contrast of text for readers with low vision (WCAG AA). */
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

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Checks whether white text on this colour, and this colour on white, is readable: `#1f5fbf`. */
export const readsOnWhite = (hex: string): boolean => contrastOf(hex, white) >= leastContrast;

/** Mixes a share, from 0 to 1, of another colour into a colour. */
function mixed(hex: string, other: string, share: number): string {
  const others = channelsOf(other);
  return `#${channelsOf(hex)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns the first acceptable shade on the way from one colour to another. */
function shadeThat(will: (shade: string) => boolean, hex: string, towards: string): string {
  const steps = Array.from({ length: 51 }, (_, step) => mixed(hex, towards, step / 50));
  return steps.find(will) ?? towards;
}

/** Page colours behind the brand, by scheme. */
const grounds = { light: { page: white, ink: '#000000' }, dark: { page: '#15171c', ink: white } };

/** Minimum contrast of a button on a dark page. */
const leastOfButton = 2.2;

/** Brand colours of a page: each shade is readable where it is used. */
export interface BrandShades {
  /** For buttons, under white text. */
  fill: string;
  fillHover: string;
  /** For links and selected items, on the page and on `soft`. */
  text: string;
  soft: string;
  line: string;
  selected: string;
}

/** Returns the shades of a colour that is readable under white text, for light and dark pages. */
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
