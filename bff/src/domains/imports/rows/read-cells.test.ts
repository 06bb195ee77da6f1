import { guessMapping } from '../mapping/guess-mapping.ts';
import { readEnglishLevel, readPrimaryRole, readSeniority } from './read-choices.ts';
import { readCountry } from './read-country.ts';
import { readDay } from './read-day.ts';
import { readNotice, readYears } from './read-durations.ts';
import { readRate, readRateUnit } from './read-rate.ts';
import { isBlankCell } from './blank-cell.ts';

it.each([
  ['PT', 'PT'],
  ['portugal', 'PT'],
  ['Österreich', 'AT'],
  ['Deutschland', 'DE'],
  ['Côte d’Ivoire', 'CI'],
  ['U.S.A.', 'US'],
  ['Brasil', 'BR'],
  ['Atlantis', null],
  ['XX', null],
])('reads the country %s as %s', (cell, code) => expect(readCountry(cell)).toBe(code));

it.each([
  ['45', '45', null, null],
  ['€ 45,50/h', '45.50', 'EUR', 'hour'],
  ['1.200 EUR per month', '1200', 'EUR', 'month'],
  ['$5,400.5 monthly', '5400.50', 'USD', 'month'],
  ['45 USD', '45', 'USD', null],
  ["CHF 1'250", '1250', 'CHF', null],
  ['45 €/h', '45', 'EUR', 'hour'],
  ['1.250,50 EUR', '1250.50', 'EUR', null],
  ['$40 per hour', '40', 'USD', 'hour'],
  ['45,- Euro pro Std. zzgl. MwSt.', '45', 'EUR', 'hour'],
  ['R$ 100', '100', 'BRL', null],
  ['3,5k € mtl.', '3500', 'EUR', 'month'],
  ['on request', null, null, null],
  ['600 €/Tag', null, null, null],
  ['80k p.a.', null, null, null],
  ['450 SEK', null, null, null],
  ['¥5000', null, null, null],
  ['40-50 €', null, null, null],
  ['45 or 50', null, null, null],
  ['1.2.3', null, null, null],
  ['-45', null, null, null],
])('reads the rate %s', (cell, amount, currency, unit) =>
  expect(readRate(cell)).toEqual(amount === null ? null : { amount, currency, unit }),
);

it.each([
  ['30', 30],
  ['2 weeks', 14],
  ['1 Monat', 30],
  ['3 months', 90],
  ['sofort', 0],
  ['ASAP', 0],
  ['3 Monate zum Quartalsende', 90],
  ['drei Monate', 90],
  ['keine', 0],
  ['1-2 weeks', null],
  ['soon', null],
])('reads the notice %s as %s days', (cell, days) => expect(readNotice(cell)).toBe(days));

it.each([
  ['2026-11-21', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['1/2/2026', null],
  ['25/2/2026', '2026-02-25'],
  ['2/25/2026', '2026-02-25'],
  ['next week', null],
])('reads the day %s as %s', (cell, day) => expect(readDay(cell)).toBe(day));

it.each([
  ['7', 7],
  ['7,5 years', 7.5],
  ['10+', 10],
  ['8 Jahre', 8],
  ['ca. 8 Jahre Erfahrung', 8],
  ['18 Monate', 1.5],
  ['8-10 Jahre', null],
  ['80 %', null],
  ['many', null],
])('reads %s of experience as %s years', (cell, years) => expect(readYears(cell)).toBe(years));

it.each([
  ['headline', 'n/a', true],
  ['headline', '-', true],
  ['headline', '—', true],
  ['expectedRate', 'k.A.', true],
  ['city', '#NV', true],
  ['country', 'NA', false],
  ['lastName', 'Null', false],
  ['lastName', 'n/a', true],
  ['city', 'Naumburg', false],
] as const)('treats the %s %s as blank: %s', (field, cell, isBlank) =>
  expect(isBlankCell(field, cell)).toBe(isBlank),
);

it('recognises values under other names', () => {
  expect([readSeniority('Sr.'), readSeniority('Mid-level'), readSeniority('wizard')]).toEqual([
    'senior',
    'mid',
    null,
  ]);
  expect([readPrimaryRole('front end'), readPrimaryRole('SRE'), readPrimaryRole('x')]).toEqual([
    'Frontend',
    'DevOps',
    null,
  ]);
  expect([readEnglishLevel('b2'), readEnglishLevel('Fließend'), readEnglishLevel('?')]).toEqual([
    'B2',
    'C1',
    null,
  ]);
  expect([readRateUnit('per hour'), readRateUnit('Monat'), readRateUnit('day')]).toEqual([
    'hour',
    'month',
    null,
  ]);
});

it.each([
  [
    ['Vorname', 'Name', 'E-Mail-Adresse', 'Land'],
    ['firstName', 'lastName', 'email', 'country'],
  ],
  [
    ['Nombre completo', 'Correo electrónico', 'Teléfono', 'País'],
    ['fullName', 'email', 'phone', 'country'],
  ],
  [
    ['Candidate e-mail address', 'Email', 'LinkedIn profile (link)', 'Notes', ''],
    [null, 'email', 'linkUrl', 'notes', null],
  ],
  [
    ['Prénom', 'Nom', 'Courriel', 'Ville', 'Compétences'],
    ['firstName', 'lastName', 'email', 'city', 'skills'],
  ],
  [
    ['Stundensatz (€/h)', 'Erfahrung [Jahre]', 'Kommentar', 'Bemerkungen', 'Kommentar'],
    ['expectedRate', 'yearsExperience', 'notes', 'notes', 'notes'],
  ],
])('recognises the columns %j', (headers, fields) => expect(guessMapping(headers)).toEqual(fields));
