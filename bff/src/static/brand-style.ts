import { brandShades, settingDefaults, type BrandShades } from '@muster/contracts';

/** Selector for pages of clients, candidates or visitors, whose frames have this attribute. */
const where = ':root:has([data-agency-pages])';
const inTheDark = `:root[data-mantine-color-scheme='dark']:has([data-agency-pages])`;

const tokensOf = ({ fill, fillHover, text, soft, line, selected }: BrandShades): string =>
  Object.entries({
    accent: fill,
    'accent-hover': fillHover,
    'accent-text': text,
    'accent-soft': soft,
    'accent-line': line,
    selected,
    focus: text,
  })
    .map(([name, value]) => `--m-${name}:${value}`)
    .join(';');

/**
 * The last colour's rules, cached because each page needs them and computing shades takes a moment.
 */
let known = { brandColor: '', rules: '' };

function rulesOf(brandColor: string): string {
  if (known.brandColor !== brandColor) {
    const { light, dark } = brandShades(brandColor);
    const rules = `${where}{${tokensOf(light)}}${inTheDark}{${tokensOf(dark)}}`;
    known = { brandColor, rules };
  }
  return known.rules;
}

/** Returns the agency's own colour as a style of its pages; empty for the default colour. */
export const brandStyle = (brandColor: string, nonce: string): string =>
  brandColor === settingDefaults.company.brandColor
    ? ''
    : `<style nonce="${nonce}">${rulesOf(brandColor)}</style>`;
