/**
 * All colours of the product, in both schemes. `styles/tokens.css` is written from this table (`npm
 * run tokens -w @muster/ui`); one test compares the two, another calculates the contrasts.
 */

/** The two colour schemes. */
export type Scheme = 'light' | 'dark';

/** The six meanings that a state can have; the colour of a badge, a dot, a clock. */
export const families = ['grey', 'blue', 'violet', 'amber', 'green', 'red'] as const;
export type Family = (typeof families)[number];

export type FamilyColors = { readonly text: string; readonly ground: string; readonly dot: string };

type Pair = Readonly<Record<Scheme, string>>;
const pair = (light: string, dark: string): Pair => ({ light, dark });
const same = (value: string): Pair => pair(value, value);

/** Tokens by name without the `--m-` prefix. */
export const tokens = {
  canvas: pair('#F8F8FA', '#0E0F13'),
  surface: pair('#FFFFFF', '#15171C'),
  sunken: pair('#F4F4F7', '#111318'),
  hover: pair('#F5F5F8', '#1B1E25'),
  raised: pair('#FFFFFF', '#1D2027'),
  border: pair('#E4E5EA', '#262A33'),
  'border-strong': pair('#CDD0D8', '#363B46'),
  'border-control': pair('#8B91A0', '#6B7280'),
  'text-1': pair('#17191F', '#ECEDF1'),
  'text-2': pair('#4E5463', '#B3B8C4'),
  'text-3': pair('#636977', '#8B919F'),
  accent: pair('#4B4FD3', '#5A5FE0'),
  'accent-hover': pair('#4044C2', '#5054D4'),
  'accent-text': pair('#4044C2', '#A5A9FF'),
  'accent-soft': pair('#EEEFFD', '#23254A'),
  'accent-line': pair('#C9CBF7', '#3D4090'),
  selected: pair('#F4F4FE', '#1B1D33'),
  'danger-fill': same('#B4232C'),
  'danger-fill-hover': same('#9C1C25'),
  bar: pair('#17191F', '#2A2E38'),
  'bar-text-2': same('#B9BDC8'),
  impersonation: same('#A21568'),
  'on-fill': same('#FFFFFF'),
  disabled: pair('#EFF0F3', '#23262E'),
  veil: same('rgb(23 25 31 / 42%)'),
  shadow: pair(
    '0 8px 24px rgb(23 25 31 / 14%), 0 2px 6px rgb(23 25 31 / 8%)',
    '0 8px 24px rgb(0 0 0 / 50%), 0 2px 6px rgb(0 0 0 / 40%)',
  ),
  'scroll-shadow': pair('rgb(23 25 31 / 14%)', 'rgb(0 0 0 / 55%)'),
  focus: pair('#4B4FD3', '#A5A9FF'),
} as const satisfies Record<string, Pair>;

export type TokenName = keyof typeof tokens;

/** Badge colours: soft background, strong text, and a dot in between. */
export const familyColors: Readonly<Record<Family, Readonly<Record<Scheme, FamilyColors>>>> = {
  grey: {
    light: { text: '#4E5463', ground: '#EFF0F3', dot: '#8B91A0' },
    dark: { text: '#B3B8C4', ground: '#23262E', dot: '#7C8391' },
  },
  blue: {
    light: { text: '#1D569F', ground: '#E7F1FC', dot: '#2F78CE' },
    dark: { text: '#93C4FF', ground: '#132A45', dot: '#4C95E6' },
  },
  violet: {
    light: { text: '#6A35A5', ground: '#F3ECFB', dot: '#8B4FCB' },
    dark: { text: '#CFABFF', ground: '#2B1B42', dot: '#A46DE8' },
  },
  amber: {
    light: { text: '#7F4E00', ground: '#FCF1DA', dot: '#C77700' },
    dark: { text: '#F0BC62', ground: '#33260A', dot: '#D9982B' },
  },
  green: {
    light: { text: '#15683B', ground: '#E6F5EC', dot: '#1F9254' },
    dark: { text: '#7AD6A2', ground: '#12301F', dot: '#3FB673' },
  },
  red: {
    light: { text: '#A9232B', ground: '#FDECEC', dot: '#D23B43' },
    dark: { text: '#FF9F9F', ground: '#3A1619', dot: '#E85D63' },
  },
};

/** Quiet tints for people without a photo; chosen by name, never a state colour. */
export const avatarTints: readonly Readonly<
  Record<Scheme, { readonly text: string; readonly ground: string }>
>[] = [
  { light: { text: '#3A3F85', ground: '#E1E4F7' }, dark: { text: '#C3C7F7', ground: '#2B2F57' } },
  { light: { text: '#5B3578', ground: '#ECDFF2' }, dark: { text: '#DDBDF0', ground: '#3B2649' } },
  { light: { text: '#4A5222', ground: '#E7EAD8' }, dark: { text: '#D3DBA6', ground: '#31361B' } },
  { light: { text: '#234D77', ground: '#DAE6F2' }, dark: { text: '#A9CBEC', ground: '#1D3650' } },
  { light: { text: '#7A431D', ground: '#F4E5D9' }, dark: { text: '#EFC4A2', ground: '#472C18' } },
  { light: { text: '#7E2A3C', ground: '#F3DEE2' }, dark: { text: '#F2B6C1', ground: '#4A212A' } },
  { light: { text: '#1F5A43', ground: '#D9EBE3' }, dark: { text: '#A3DAC3', ground: '#1B3B2F' } },
];

/**
 * Dark backgrounds for companies without a logo, below a white letter; the same in both schemes.
 */
export const companyTints: readonly string[] = [
  '#134E5E',
  '#7A3B1D',
  '#5B2D66',
  '#1F5A8A',
  '#2B5B43',
  '#3A3A6E',
  '#6B2737',
];

/**
 * Returns the `[custom property name, value]` rows of one scheme, in the order of the tables above.
 */
export function tokenEntries(scheme: Scheme): [string, string][] {
  const rows: [string, string][] = Object.entries(tokens).map(([name, value]) => [
    `--m-${name}`,
    value[scheme],
  ]);
  for (const family of families) {
    for (const [part, value] of Object.entries(familyColors[family][scheme])) {
      rows.push([`--m-${family}-${part}`, value]);
    }
  }
  avatarTints.forEach((tint, index) => {
    rows.push([`--m-avatar-${index}-text`, tint[scheme].text]);
    rows.push([`--m-avatar-${index}-ground`, tint[scheme].ground]);
  });
  companyTints.forEach((ground, index) => {
    rows.push([`--m-company-${index}-ground`, ground]);
  });
  return rows;
}
