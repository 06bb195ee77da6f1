import { candidateCreateSchema } from './candidate-changes.schemas.ts';
import { newRateSchema } from './candidate-fields.ts';
import { isUnusual, usualAmounts, usualOfOwn } from './usual-rate.ts';

const codes = (result: { error?: { issues: { path: PropertyKey[]; params?: unknown }[] } }) =>
  (result.error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}:${(issue.params as { code?: string })?.code ?? '?'}`,
  );

const rate = {
  unit: 'hour',
  currency: 'USD',
  expected: '62.00',
  minimum: '58.00',
  effectiveFrom: '2026-11-21',
} as const;

describe('the rate of a candidate', () => {
  it('is accepted within its bounds', () => {
    expect(newRateSchema.parse(rate)).toMatchObject({ hoursPerMonth: 160, note: null });
  });
  it('is accepted in a currency with thousands of units per dollar', () => {
    const pesos = { ...rate, unit: 'month', currency: 'COP', expected: '12500000', minimum: null };
    expect(newRateSchema.parse(pesos)).toMatchObject({ expected: '12500000.00' });
  });
  it.each([
    [{ ...rate, minimum: '64' }, 'minimum:MIN_ABOVE_EXPECTED'],
    [{ ...rate, expected: '0', minimum: null }, 'expected:OUT_OF_RANGE'],
    [{ ...rate, minimum: '0.00' }, 'minimum:OUT_OF_RANGE'],
    [{ ...rate, expected: '12345678901', minimum: null }, 'expected:?'],
    [{ ...rate, expected: null, minimum: null }, 'expected:REQUIRED'],
    [{ ...rate, effectiveFrom: '2026-02-30' }, 'effectiveFrom:?'],
  ])('is refused at its field: %j', (input, expected) => {
    expect(codes(newRateSchema.safeParse(input))).toContain(expected);
  });
});

describe('the usual amounts', () => {
  const rates = [{ currency: 'COP', perDollar: 4000 }] as const;
  it.each([
    ['hour', 'USD', { min: 1, max: 1000 }],
    ['hour', 'COP', { min: 4000, max: 4_000_000 }],
    ['month', 'COP', { min: 400_000, max: 400_000_000 }],
    ['month', 'PLN', null],
  ] as const)('of one %s in %s', (unit, currency, usual) => {
    expect(usualAmounts({ unit, currency }, [...rates])).toEqual(usual);
  });

  it('span half the lowest to twice the highest own rate in the same currency and unit', () => {
    const own = [
      { min: '60.00', max: '80.00', currency: 'EUR', unit: 'hour' },
      { min: null, max: '90', currency: 'EUR', unit: 'hour' },
      { min: '5', max: '900', currency: 'USD', unit: 'hour' },
      { min: '7000', max: null, currency: 'EUR', unit: 'month' },
    ];
    expect(usualOfOwn({ unit: 'hour', currency: 'EUR' }, own)).toEqual({ min: 30, max: 180 });
    expect(usualOfOwn({ unit: 'hour', currency: 'GBP' }, own)).toBeNull();
  });

  it.each([
    ['29.99', true],
    ['30', false],
    ['180.00', false],
    ['180.01', true],
    ['', false],
    ['18,0', false],
    [null, false],
  ])('flag %j as unusual: %s', (amount, is) => {
    expect(isUnusual(amount, { min: 30, max: 180 })).toBe(is);
  });
});

describe('a new candidate', () => {
  const person = { firstName: 'Ana', lastName: 'Kovač', country: 'HR' };
  it('requires an email address or a link', () => {
    expect(codes(candidateCreateSchema.safeParse(person))).toEqual(['email:REQUIRED']);
    expect(
      candidateCreateSchema.safeParse({ ...person, linkUrl: 'https://www.linkedin.com/in/ana' })
        .success,
    ).toBe(true);
  });
  it('accepts no id, status or version', () => {
    for (const key of ['id', 'status', 'version', '$where', '__proto__x'])
      expect(
        candidateCreateSchema.safeParse({ ...person, email: 'a@example.com', [key]: 'x' }).success,
      ).toBe(false);
  });
});
