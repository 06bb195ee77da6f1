/**
 * An export as a German agency produces it: semicolons, decimal commas, units and words in the
 * cells.
 */
export const germanHeader =
  'Vorname;Nachname;E-Mail;Telefon;Land;Ort;Position;Erfahrung;Stundensatz;Kündigungsfrist;Verfügbar ab;Englisch;Kenntnisse;Bemerkung';

/** The cells of a row that vary. */
interface Cells {
  readonly phone?: string;
  readonly headline?: string;
  readonly years?: string;
  readonly rate?: string;
  readonly notice?: string;
  readonly from?: string;
  readonly english?: string;
  readonly note?: string;
}

export const germanRow = (
  n: number,
  { phone, headline, years, rate, notice, from, english, note }: Cells = {},
): string =>
  [
    'Jürgen',
    `Groß ${n}`,
    `person${n}@beispiel.test`,
    phone ?? 'n/a',
    'Deutschland',
    'Köln',
    headline ?? 'Softwareentwickler',
    years ?? '8 Jahre',
    rate ?? '45 €/h',
    notice ?? '3 Monate',
    from ?? '-',
    english ?? 'B2',
    'Go, Rust',
    note ?? '',
  ].join(';');

const longHeadline = 'Erfahrener Softwareentwickler für verteilte Systeme, '.repeat(4).trim();

/** Cells as in real files, with the resulting record values. */
export const germanCells: readonly (readonly [Cells, Readonly<Record<string, unknown>>])[] = [
  [{ rate: '45 €/h' }, { rateKey: 'EUR 0000004500', yearsExperience: 8, phone: null }],
  [
    { rate: '1.250,50 EUR' },
    { currentRate: { amountMinor: 125050, currency: 'EUR', hoursPerMonth: 160, unit: 'hour' } },
  ],
  [{ rate: '$40 per hour' }, { rateKey: 'USD 0000004000' }],
  [{ rate: '45,50 EUR' }, { rateKey: 'EUR 0000004550' }],
  [{ rate: '4.500,00 € pro Monat' }, { 'currentRate.amountMinor': 450_000 }],
  [{ rate: '600 €/Tag' }, { currentRate: null }],
  [{ rate: '450 SEK' }, { currentRate: null }],
  [{ rate: '40-50 €/h' }, { currentRate: null }],
  [{ rate: 'n/a' }, { currentRate: null }],
  [{ rate: 'k.A.' }, { currentRate: null }],
  [{ headline: longHeadline }, { headline: null }],
  [{ headline: '–' }, { headline: null }],
  [{ years: '7,5' }, { yearsExperience: 7.5 }],
  [{ years: '18 Monate' }, { yearsExperience: 1.5 }],
  [{ years: 'viel' }, { yearsExperience: null }],
  [{ notice: '4 Wochen zum Monatsende' }, { noticePeriodDays: 28 }],
  [{ notice: 'sofort' }, { noticePeriodDays: 0 }],
  [{ notice: 'nach Absprache' }, { noticePeriodDays: null }],
  [{ from: '01.03.27' }, { availableFrom: '2027-03-01' }],
  [{ from: '31.02.2027' }, { availableFrom: null }],
  [{ english: 'fließend' }, { englishLevel: 'C1' }],
  [{ english: 'geht so' }, { englishLevel: null }],
  [{ phone: '0221 / 12 34 56' }, { phoneNorm: '+49221123456' }],
];

/** Returns this many rows with alternating cells. */
export const germanRows = (count: number): string[] =>
  Array.from({ length: count }, (_row, n) =>
    germanRow(n, germanCells[n % germanCells.length]?.[0]),
  );
