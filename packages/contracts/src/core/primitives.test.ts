import {
  emailSchema,
  fromMinorUnits,
  longText,
  moneySchema,
  normaliseEmail,
  richText,
  text,
  timeZoneSchema,
  toMinorUnits,
  urlSchema,
} from './primitives.ts';

describe('text', () => {
  it('trims, composes to NFC and counts code points', () => {
    expect(text(4).parse('  Zoë\u0301 '.replace('ë\u0301', 'e\u0308'))).toBe('Zoë');
    expect(text(3).safeParse('👩🏽x').success).toBe(true);
    expect(text(3).safeParse('abcd').error?.issues[0]).toMatchObject({
      params: { code: 'TOO_LONG', max: 3 },
    });
  });

  it.each(['a\u0000b', 'a\u001bb', 'line\nbreak'])('refuses control characters in %j', (input) => {
    expect(text(20).safeParse(input).success).toBe(false);
  });

  it.each(['Ana\u202Egnp', '\u2066Ana', 'Ana\u0085'])('refuses the name %j', (input) => {
    expect(text(20).safeParse(input).success).toBe(false);
  });

  it.each([text(20), longText(20), richText(20), emailSchema, urlSchema])(
    'reports only that a far too long text is too long',
    (schema) => {
      const issues = schema.safeParse('\u0000'.repeat(20_000)).error?.issues;
      expect(issues).toMatchObject([{ params: { code: 'TOO_LONG' } }]);
    },
  );

  it('keeps as many combining marks on a letter as any script needs', () => {
    expect(text(40).parse(`a${'\u0323'.repeat(50)}`)).toHaveLength(30);
    expect(text(40).parse('Nguye\u0302\u0303n')).toBe('Nguyễn');
  });

  it('keeps line breaks only in long text', () => {
    expect(longText(20).parse('a\nb')).toBe('a\nb');
  });

  it('measures rich text by its visible characters', () => {
    expect(richText(5, 1).safeParse('<p><b>12345</b></p>').success).toBe(true);
    expect(richText(5, 1).safeParse('<p>123456</p>').success).toBe(false);
    expect(richText(5, 1).safeParse('<p><br></p>').success).toBe(false);
  });
});

describe('addresses', () => {
  it.each(['ana@example.com', 'A.B+c@sub.example.co'])('accepts %s', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(true);
  });
  it.each(['ana', 'ana@', '@b.co', 'a b@c.co', `${'a'.repeat(250)}@b.co`])(
    'refuses the address %s',
    (email) => expect(emailSchema.safeParse(email).success).toBe(false),
  );
  it('compares case-insensitively but keeps plus and dots', () => {
    expect(normaliseEmail(' A.B+c@Example.COM ')).toBe('a.b+c@example.com');
  });

  it.each(['https://example.com/a?b=c', 'http://sub.example.com'])('accepts the link %s', (url) => {
    expect(urlSchema.safeParse(url).success).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    'ftp://example.com',
    'https://user:pw@example.com',
    'https://x',
    '',
  ])('refuses the link %s', (url) => expect(urlSchema.safeParse(url).success).toBe(false));
});

describe('money', () => {
  it.each([
    ['45', 4500, '45.00'],
    ['45.5', 4550, '45.50'],
    ['0.07', 7, '0.07'],
    ['9999999999.99', 999999999999, '9999999999.99'],
  ])('stores %s as %i minor units', (amount, minor, shown) => {
    expect(toMinorUnits(amount)).toBe(minor);
    expect(fromMinorUnits(minor)).toBe(shown);
    expect(moneySchema.parse({ amount, currency: 'USD' }).amount).toBe(shown);
  });
  it.each([
    [-1, '-0.01'],
    [-150, '-1.50'],
    [-4550, '-45.50'],
  ])('shows %i minor units as %s', (minor, shown) => {
    expect(fromMinorUnits(minor)).toBe(shown);
  });
  it.each(['-1', '1.005', '1e3', '1,000', 'NaN', ''])('refuses the amount %s', (amount) => {
    expect(moneySchema.safeParse({ amount, currency: 'USD' }).success).toBe(false);
  });
});

describe('time zones', () => {
  it.each(['Europe/Warsaw', 'America/Argentina/Buenos_Aires', 'UTC'])('knows %s', (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(true);
  });
  it.each(['Mars/Olympus', '', '../etc', 'Europe/'])('refuses %s', (zone) => {
    expect(timeZoneSchema.safeParse(zone).success).toBe(false);
  });
});
