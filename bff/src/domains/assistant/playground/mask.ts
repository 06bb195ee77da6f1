import { findPhoneNumbersInText } from 'libphonenumber-js';
import { readCv } from '../../../cv-engine/read-cv.ts';
import { asDocument } from './as-document.ts';

const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const link = /\b(?:https?:\/\/|www\.)\S{1,300}/gi;

/** Replaces names and contact data in a text, equal ones by equal masks, keeping the lines. */
export function maskPersonal(text: string, today: string): string {
  const masks = new Map<string, string>();
  const counts = new Map<string, number>();
  const mask = (kind: string, found: string): string => {
    const key = `${kind}:${found.toLowerCase()}`;
    const known = masks.get(key);
    if (known) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const made = `[${kind} ${count}]`;
    masks.set(key, made);
    return made;
  };
  let masked = text
    .replaceAll(email, (found) => mask('e-mail', found))
    .replaceAll(link, (found) => mask('link', found));
  for (const { startsAt, endsAt } of findPhoneNumbersInText(masked, 'US').toReversed()) {
    const found = masked.slice(startsAt, endsAt);
    masked = `${masked.slice(0, startsAt)}${mask('phone', found)}${masked.slice(endsAt)}`;
  }
  for (const name of namesIn(text, today))
    masked = masked.replaceAll(new RegExp(`(?<!\\p{L})${escape(name)}(?!\\p{L})`, 'giu'), () =>
      mask('name', 'person'),
    );
  return masked;
}

/** Returns the name at the top of a CV or of labelled facts, in full and in parts. */
function namesIn(text: string, today: string): string[] {
  const found = readCv(asDocument(text), { skills: [], today }).find(({ kind }) => kind === 'name');
  const labelled = /^(?:full )?name: {0,3}(\S[^\n]{1,80})$/im.exec(text)?.[1]?.trim();
  const parts =
    found?.kind === 'name'
      ? [found.fields.firstName, found.fields.middleName, found.fields.lastName]
      : [];
  const all = [...parts, ...(labelled?.split(/\s+/) ?? [])].flatMap((part) => part ?? []);
  const whole = parts.filter(Boolean).join(' ');
  return [...new Set([labelled ?? '', whole, ...all])]
    .filter((name) => name.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
