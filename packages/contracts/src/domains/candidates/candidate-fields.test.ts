import { candidateCreateSchema } from './candidate-changes.schemas.ts';
import { newRateSchema } from './candidate-fields.ts';

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

describe('a new rate', () => {
  it('is taken within its bounds', () => {
    expect(newRateSchema.parse(rate)).toMatchObject({ hoursPerMonth: 160, note: null });
  });
  it.each([
    [{ ...rate, minimum: '64' }, 'minimum:MIN_ABOVE_EXPECTED'],
    [{ ...rate, expected: '0.99', minimum: null }, 'expected:OUT_OF_RANGE'],
    [{ ...rate, expected: '1000.01', minimum: null }, 'expected:OUT_OF_RANGE'],
    [{ ...rate, unit: 'month', expected: '99', minimum: null }, 'expected:OUT_OF_RANGE'],
    [{ ...rate, expected: null, minimum: null }, 'expected:REQUIRED'],
    [{ ...rate, effectiveFrom: '2026-02-30' }, 'effectiveFrom:?'],
  ])('is refused at the field: %j', (input, expected) => {
    expect(codes(newRateSchema.safeParse(input))).toContain(expected);
  });
});

describe('a new candidate', () => {
  const person = { firstName: 'Ana', lastName: 'Kovač', country: 'HR' };
  it('needs a mail address or a link', () => {
    expect(codes(candidateCreateSchema.safeParse(person))).toEqual(['email:REQUIRED']);
    expect(
      candidateCreateSchema.safeParse({ ...person, linkUrl: 'https://www.linkedin.com/in/ana' })
        .success,
    ).toBe(true);
  });
  it('cannot be given an id, a status or a version', () => {
    for (const key of ['id', 'status', 'version', '$where', '__proto__x'])
      expect(
        candidateCreateSchema.safeParse({ ...person, email: 'a@example.com', [key]: 'x' }).success,
      ).toBe(false);
  });
});
