import { findPhoneNumbersInText } from 'libphonenumber-js';

/** Contact data found in a text. */
export interface ContactData {
  emails: string[];
  phones: string[];
  links: string[];
}

const max = 10;
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/gu;
const link =
  /\b(?:https?:\/\/[^\s<>()"']{4,200}|(?:www\.|(?:linkedin|github|gitlab|xing|behance|dribbble)\.com\/)[^\s<>()"']{2,200})/giu;

/** Finds mail addresses, phone numbers and links that a client could read in a text, each once. */
export const contactDataIn = (text: string): ContactData => ({
  emails: distinct(text.match(email)),
  phones: distinct(
    findPhoneNumbersInText(text, { extended: true }).map(({ number }) =>
      number.formatInternational(),
    ),
  ),
  links: distinct(
    text.match(link)?.map((found) => found.replace(/(?<![.,;:])[.,;:]+$/, '')) ?? null,
  ),
});

const distinct = (found: readonly string[] | null): string[] =>
  [...new Set(found ?? [])].slice(0, max);
