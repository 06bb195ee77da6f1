import { z } from 'zod';
import { currencies } from './currencies.ts';
import { normaliseText, withoutTags } from './plain-text.ts';

/** A record's id in the API. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'id');
export type Id = z.infer<typeof idSchema>;

/** Path parameters of an endpoint about one record. A malformed id answers 404, not 422. */
export const idParams = z.strictObject({ id: z.string().max(64) });

/** The record version that the writer has seen. */
export const versionSchema = z.number().int().min(1);

// C0 and C1 control characters other than tab and line breaks are not allowed in user input.
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
// Embeddings, overrides and isolates would reverse the reading direction of the text beside a name.
const directionControls = /[\u202A-\u202E\u2066-\u2069]/;

/** Returns text composed (NFC) and trimmed, the form in which all text is stored. */
export const cleanText = (text: string): string => normaliseText(text, 'NFC').trim();

/**
 * Refuses text far longer than its limit before any other processing. Decomposed letters and outer
 * spaces may still shrink, so the limit itself is checked after cleaning.
 */
const rawText = (max: number) =>
  z.string().refine((s) => s.length <= max * 4 + 1000, {
    abort: true,
    params: { code: 'TOO_LONG', max },
  });

const boundedText = (max: number, min: number, refused: (text: string) => boolean) =>
  rawText(max)
    .transform(cleanText)
    .refine((s) => !refused(s), { params: { code: 'INVALID_FORMAT' } })
    .refine((s) => [...s].length >= min, {
      params: { code: min === 1 ? 'REQUIRED' : 'TOO_SHORT', min },
    })
    .refine((s) => [...s].length <= max, { params: { code: 'TOO_LONG', max } });

/**
 * One line of text: trimmed, NFC, without control characters, line breaks or direction changes;
 * lengths in code points.
 */
export const text = (max: number, min = 0) =>
  boundedText(
    max,
    min,
    (s) => controlCharacters.test(s) || directionControls.test(s) || /[\r\n\t]/.test(s),
  );

/** Several lines of text. */
export const longText = (max: number, min = 0) =>
  boundedText(max, min, (s) => controlCharacters.test(s));

/** A checkbox that must be ticked; the code selects the message shown otherwise. */
export const agreedSchema = (code: 'REQUIRED' | 'UNDER_AGE') =>
  z.boolean().refine((yes) => yes, { params: { code } });

/** Rich text (small HTML subset). The limit counts visible characters; the server sanitises it. */
export const richText = (max: number, min = 0) =>
  z
    .string()
    .refine((html) => html.length <= max * 4 + 2000, {
      abort: true,
      params: { code: 'TOO_LONG', max },
    })
    .refine((html) => !controlCharacters.test(html), { params: { code: 'INVALID_FORMAT' } })
    .refine((html) => plainLength(html) >= min, {
      params: { code: min === 1 ? 'REQUIRED' : 'TOO_SHORT', min },
    })
    .refine((html) => plainLength(html) <= max, { params: { code: 'TOO_LONG', max } });

/** Returns the number of visible characters of rich text. */
export function plainLength(html: string): number {
  const plain = withoutTags(html)
    .replace(/&[a-z#0-9]+;/gi, '.')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].length;
}

/** A mail address as typed; compare addresses with {@link normaliseEmail}. */
export const emailSchema = rawText(254)
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, { message: 'REQUIRED' })
      .max(254)
      .pipe(z.email({ pattern: z.regexes.html5Email })),
  );

/** Lower-cases and trims; keeps dots and plus-addressing, because they are different mailboxes. */
export const normaliseEmail = (email: string): string => cleanText(email).toLowerCase();

/** A phone number as typed; unparseable numbers are allowed with a warning. */
export const phoneSchema = text(32);

/** `http`/`https` only, host required, no credentials. */
export const urlSchema = rawText(2048)
  .transform(cleanText)
  .refine((s) => s.length <= 2048, { abort: true, params: { code: 'TOO_LONG', max: 2048 } })
  .refine(isWebUrl, { params: { code: 'INVALID_FORMAT' } });

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.hostname.includes('.') &&
    !url.username &&
    !url.password
  );
}

/** An existing calendar day without a time zone, `YYYY-MM-DD`. */
export const dateSchema = z.iso.date();
/** An instant, ISO 8601 with `Z`. */
export const timestampSchema = z.iso.datetime();

/** ISO 3166-1 alpha-2. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** An IANA zone that this runtime supports. */
export const timeZoneSchema = z
  .string()
  .max(64, { abort: true })
  .refine(isTimeZone, { params: { code: 'INVALID_OPTION' } });

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z_+\-0-9/]+$/.test(zone);
  } catch {
    return false;
  }
}

export const currencySchema = z.enum(currencies);

/** Amounts are decimal strings, never floats: `{ "amount": "45.00", "currency": "USD" }`. */
export const amountSchema = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/)
  .transform((amount) => fromMinorUnits(toMinorUnits(amount)));
export const moneySchema = z.strictObject({ amount: amountSchema, currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;

/** Converts `"45.5"` to 4550: minor units (cents), as stored in the database. */
export function toMinorUnits(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 4550 → `"45.50"`, -50 → `"-0.50"`. */
export function fromMinorUnits(minor: number): string {
  const units = Math.abs(minor);
  const fraction = String(units % 100).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${Math.trunc(units / 100)}.${fraction}`;
}

/**
 * A change to a list of sub-records, compared by id: new items carry no id, changed ones keep
 * theirs, `remove` lists removed ones, and `order` lists the ids (new ones as `new:<index in
 * upsert>`).
 */
export const listPatch = <T extends z.ZodRawShape>(shape: T, max: number) =>
  z.strictObject({
    upsert: z
      .array(z.strictObject({ id: idSchema.optional(), ...shape }))
      .max(max)
      .default([]),
    remove: z.array(idSchema).max(max).default([]),
    order: z
      .array(z.string().max(32))
      .max(max * 2)
      .optional(),
  });
