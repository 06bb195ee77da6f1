import { brandShades, contrastOf, readsOnWhite } from './brand-color.ts';
import { featureOfEndpoint, featureOfPermission } from './features.ts';
import { converted, dollarRatesOf, rebased } from './month-rates.ts';
import { settingDefaults, settingGroups, settingGroupSchemas } from './settings.schemas.ts';

const set = {
  base: 'USD',
  month: '2026-11',
  rates: [
    { month: '2026-11', currency: 'EUR', perBase: 0.8 },
    { month: '2026-11', currency: 'BRL', perBase: 5 },
    { month: '2026-10', currency: 'GBP', perBase: 0.7 },
  ],
} as const;

test('the default settings are valid', () => {
  for (const group of settingGroups)
    expect(settingGroupSchemas[group].safeParse(settingDefaults[group]).success).toBe(true);
});

test('amounts are converted only at the rates of their own month', () => {
  expect(converted(100, { ...set, from: 'EUR', to: 'EUR' })).toBe(100);
  expect(converted(100, { ...set, from: 'USD', to: 'EUR' })).toBe(80);
  expect(converted(80, { ...set, from: 'EUR', to: 'BRL' })).toBe(500);
  expect(converted(100, { ...set, from: 'GBP', to: 'USD' })).toBeNull();
});

test('dollars are converted at the latest month that is set, not at a future one', () => {
  const rates = [...set.rates, { month: '2026-12', currency: 'BRL', perBase: 6 } as const];
  const dollar = (base: 'USD' | 'EUR') =>
    dollarRatesOf({ base, rates }, '2026-11').map(({ currency, perDollar }) => [
      currency,
      perDollar,
    ]);
  expect(dollar('USD')).toEqual([
    ['EUR', 0.8],
    ['GBP', 0.7],
    ['BRL', 5],
  ]);
  // This base has no rate for the dollar itself.
  expect(dollar('EUR')).toEqual([]);
});

test('a new base currency converts the rates; a month without its rate loses them', () => {
  const rates = rebased(set.rates, { from: 'USD', to: 'EUR' });
  expect(rates).toEqual([
    { month: '2026-11', currency: 'USD', perBase: 1.25 },
    { month: '2026-11', currency: 'BRL', perBase: 6.25 },
  ]);
  expect(converted(80, { from: 'EUR', to: 'BRL', month: '2026-11', base: 'EUR', rates })).toBe(500);
  expect(rebased(set.rates, { from: 'USD', to: 'USD' })).toEqual(set.rates);
});

test('a currency has one rate per month', () => {
  const twice = [set.rates[0], set.rates[0]];
  expect(settingGroupSchemas.currencies.safeParse({ base: 'USD', rates: twice }).success).toBe(
    false,
  );
});

test('a colour on which white text is unreadable is refused', () => {
  expect(readsOnWhite('#1f5fbf')).toBe(true);
  expect(readsOnWhite('#ffd400')).toBe(false);
});

test('endpoints and permissions are mapped to their feature, if they have one', () => {
  expect(featureOfEndpoint('chat.threads')).toBe('chat');
  expect(featureOfEndpoint('meetingVisit.say')).toBe('meetings');
  expect(featureOfEndpoint('candidates.list')).toBeNull();
  expect(featureOfPermission('referral.list')).toBe('referrals');
  expect(featureOfPermission('candidate.list')).toBeNull();
});

it('derives shades of any brand colour that are readable on light and dark pages', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const brands = steps
    .flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
    .filter(readsOnWhite);
  expect(brands.length).toBeGreaterThan(60);
  for (const brand of brands)
    for (const [scheme, page] of [
      ['light', '#ffffff'],
      ['dark', '#15171c'],
    ] as const) {
      const { fill, fillHover, text, soft } = brandShades(brand)[scheme];
      for (const [one, other] of [
        [fill, '#ffffff'],
        [fillHover, '#ffffff'],
        [text, page],
        [text, soft],
      ] as const)
        expect({ brand, scheme, one, other, reads: contrastOf(one, other) >= 4.5 }).toMatchObject({
          reads: true,
        });
      // A button must stand out before its text is read, on a dark page as well.
      expect(contrastOf(fill, page)).toBeGreaterThanOrEqual(scheme === 'light' ? 4.5 : 2.1);
    }
});
