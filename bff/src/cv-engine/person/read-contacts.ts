import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js';
import type { ProposalOf } from '../cv-engine.types.ts';
import { dateRanges } from '../dates/date-range.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { readEmails } from './read-emails.ts';

type Contact = ProposalOf<'contact'>;

const phone = /(?:\+|\b00|\(|\b)[\d(][\d\s()./-]{6,20}\d/g;
const phoneLabel =
  /(?:tel|phone|mobile?|mobil|cell|handy|fon|telefon\w{0,12}|telephone|movil|celular|telemovel|portable|kom|whatsapp|☎|✆|📞|📱)\.?\s*(?:\([^()]*\)\s*)?(?:[:.]\s*)?$/i;
const calendarDay = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
/** Minimum digits of a phone number that fits no numbering plan. */
const fewestDigits = 8;

/** Reads mail addresses and phone numbers; `country` applies to numbers without a prefix. */
export function readContacts(lines: readonly CvLine[], country: string | null): Contact[] {
  const found = [...readEmails(lines), ...lines.flatMap((line) => phones(line, country))];
  const firsts = new Map(found.toReversed().map((contact) => [contact.fields.value, contact]));
  return found.filter((contact) => firsts.get(contact.fields.value) === contact);
}

function phones(line: CvLine, country: string | null): Contact[] {
  const dates = dateRanges(line.text).filter(({ isSingle }) => !isSingle);
  const isDate = (from: number, to: number) =>
    dates.some((range) => range.from < to && range.to > from);
  const links = [...line.text.matchAll(/\S+/g)].filter(([word]) => /\.\w{2,}\/|@/.test(word));
  const isLink = (at: number) =>
    links.some((link) => at >= link.index && at < link.index + link[0].length);
  return [...line.text.matchAll(phone)].flatMap((match): Contact[] => {
    const [written] = match;
    const end = match.index + written.length;
    if (calendarDay.test(written) || isDate(match.index, end) || isLink(match.index)) return [];
    const value = numberOf(written, country);
    const isLabelled = phoneLabel.test(line.text.slice(Math.max(0, match.index - 60), match.index));
    const isInternational = /^(?:\+|00)/.test(written.trim());
    if (!value && !(isLabelled && digits(written) >= fewestDigits)) return [];
    if (value && !isLabelled && !isInternational && !/[\s()/.-]/.test(written.trim())) return [];
    const confidence = !value ? 0.4 : isInternational || isLabelled ? 0.97 : 0.85;
    const fields = { kind: 'phone' as const, value: value ?? written.trim() };
    return [{ kind: 'contact', fields, confidence, source: sourceOf([line]) }];
  });
}

function numberOf(written: string, country: string | null): string | null {
  const region = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const international = written.trim().replace(/^00/, '+').replace('(0)', '');
  const parsed = parsePhoneNumberFromString(international, region);
  if (parsed?.isValid()) return parsed.number;
  const [within] = findPhoneNumbersInText(international, region ?? ('ZZ' as CountryCode));
  return within?.number.isValid() ? within.number.number : null;
}

const digits = (text: string) => text.replaceAll(/\D/g, '').length;

/** Returns the country of the first phone number that includes one. */
export const countryOfPhones = (contacts: readonly Contact[]): string | null =>
  contacts
    .flatMap(({ fields }) => (fields.kind === 'phone' ? fields.value : []))
    .map((value) => parsePhoneNumberFromString(value)?.country)
    .find((country) => country !== undefined) ?? null;
