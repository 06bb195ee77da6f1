import { planted, type Relation } from './planted.fixtures.ts';
import type { Answer } from './http.fixtures.ts';
import type { CallerName } from './world.fixtures.ts';

/** Groups of fields that the specification shows to some readers only. */
export const fieldGroups = ['contact', 'rates', 'sensitive'] as const;
export type FieldGroup = (typeof fieldGroups)[number];
type VisibilityById = 'all' | 'own' | 'none';

/** Which role sees which fields, repeated on purpose: no server code decides here. */
// prettier-ignore
const sight: Readonly<Record<CallerName, Readonly<Record<FieldGroup, VisibilityById>>>> = {
  owner:           { contact: 'all',  rates: 'all',  sensitive: 'all' },
  admin:           { contact: 'all',  rates: 'all',  sensitive: 'all' },
  recruiter:       { contact: 'all',  rates: 'all',  sensitive: 'none' },
  account_manager: { contact: 'all',  rates: 'own',  sensitive: 'none' },
  vetter:          { contact: 'none', rates: 'none', sensitive: 'none' },
  team_lead:       { contact: 'all',  rates: 'all',  sensitive: 'none' },
  finance_hr:      { contact: 'none', rates: 'all',  sensitive: 'all' },
  staff_viewer:    { contact: 'none', rates: 'none', sensitive: 'none' },
  client_admin:    { contact: 'none', rates: 'none', sensitive: 'none' },
  client_manager:  { contact: 'none', rates: 'none', sensitive: 'none' },
  client_viewer:   { contact: 'none', rates: 'none', sensitive: 'none' },
  candidate:       { contact: 'own',  rates: 'own',  sensitive: 'none' },
  contractor:      { contact: 'own',  rates: 'own',  sensitive: 'none' },
  visitor:         { contact: 'none', rates: 'none', sensitive: 'none' },
};

/** Checks whether a reader may receive a group of a record's fields. */
export const maySee = (reader: CallerName, group: FieldGroup, relation: Relation): boolean =>
  sight[reader][group] === 'all' || (sight[reader][group] === 'own' && relation === 'own');

/** The pay, the bill and the margin of work. */
export const moneyGroups = ['pay', 'bill', 'margin'] as const;
export type MoneyGroup = (typeof moneyGroups)[number];

/** The money of placements and applications, by role. */
// prettier-ignore
const moneyVisibility: Readonly<Record<CallerName, Readonly<Record<MoneyGroup, VisibilityById>>>> = {
  owner:           { pay: 'all',  bill: 'all',  margin: 'all' },
  admin:           { pay: 'all',  bill: 'all',  margin: 'all' },
  recruiter:       { pay: 'own',  bill: 'own',  margin: 'none' },
  account_manager: { pay: 'own',  bill: 'own',  margin: 'own' },
  vetter:          { pay: 'none', bill: 'none', margin: 'none' },
  team_lead:       { pay: 'all',  bill: 'all',  margin: 'all' },
  finance_hr:      { pay: 'all',  bill: 'all',  margin: 'all' },
  staff_viewer:    { pay: 'none', bill: 'none', margin: 'none' },
  client_admin:    { pay: 'none', bill: 'own',  margin: 'none' },
  client_manager:  { pay: 'none', bill: 'own',  margin: 'none' },
  client_viewer:   { pay: 'none', bill: 'none', margin: 'none' },
  candidate:       { pay: 'own',  bill: 'none', margin: 'none' },
  contractor:      { pay: 'own',  bill: 'none', margin: 'none' },
  visitor:         { pay: 'none', bill: 'none', margin: 'none' },
};

/** Checks whether a reader may receive this part of a placement's money. */
export const maySeeMoney = (reader: CallerName, group: MoneyGroup, relation: Relation): boolean =>
  moneyVisibility[reader][group] === 'all' ||
  (moneyVisibility[reader][group] === 'own' && relation === 'own');

/** Keys that reveal a margin, anywhere in an answer. */
const marginKeys = ['margin', 'marginPercent', 'monthlyMargin'];

/** Keys of the fields in each group, anywhere in an answer. */
const keysOf: Readonly<Record<FieldGroup, readonly string[]>> = {
  contact: ['contact', 'contacts', 'email', 'phone', 'phoneIsValid'],
  rates: ['rates', 'rate', 'payRate', 'billRate', 'currentRate', 'money', 'amount'],
  sensitive: ['sensitive', 'birthDate', 'workAuthorisation'],
};

/** Keys that are internal to the database. */
const internalKeys: ReadonlySet<string> = new Set([
  '_id',
  'amountMinor',
  'allTerms',
  'csrfSecret',
  'cvHashes',
  'emailNorm',
  'fieldVersions',
  'identityKeys',
  'idHash',
  'nameKey',
  'passwordHash',
  'passwordHistory',
  'phoneNorm',
  'rateDueOn',
  'rateKey',
  'searchTerms',
  'tokenHash',
  'totpLastStep',
  'totpPendingSecret',
  'totpSecret',
]);

/**
 * Accounts and team members have their own mail addresses and phones, which are not a candidate's;
 * data typed by applicants, by inviters, or about a legal identity is read by the user who typed
 * it.
 */
const aboutAccounts =
  /^((auth|signUp|me|users|coworkers|calendar|mailbox|links|impersonation|twoFactor|onboarding|applying|team|ownIdentities|legalIdentities)\.|notifications\.(preferences|updatePreferences)$|photos\.(setOwn|removeOwn)$)/;

const escaped = (text: string) => text.replace(/[.+\s]/g, (c) => (c === ' ' ? '\\s?' : `\\${c}`));

/** Returns patterns for the planted values of a group, formatted or not. */
function patternsOf(group: FieldGroup, relation: Relation): RegExp[] {
  const { mailDomain, phone, handle, rates, note, birthDate, permitEnds } = planted[relation];
  switch (group) {
    case 'contact':
      return [mailDomain, phone.slice(5), handle].map((text) => new RegExp(escaped(text), 'i'));
    case 'rates':
      // Not within an id, a reference or a cursor, which may contain any digits by chance.
      return [
        ...rates.map((minor) => {
          const [whole, cents] = [Math.trunc(minor / 100), minor % 100];
          return new RegExp(`(?<![\\w.-])(${whole}[.,]?${cents}|${minor})(?![\\w-])`);
        }),
        new RegExp(note),
      ];
    case 'sensitive':
      return [new RegExp(birthDate), new RegExp(permitEnds)];
  }
}

const patterns = fieldGroups.flatMap((group) =>
  (['own', 'other'] as const).map((relation) => ({
    group,
    relation,
    patterns: patternsOf(group, relation),
  })),
);

/** The development mailbox shows every mail; it exists only with demo data. */
const showsAllMails = /^mailbox\./;

/** Returns what an answer reveals to a reader without permission; empty if nothing. */
export function leaksIn(endpoint: string, reader: CallerName, answer: Answer): string[] {
  if (showsAllMails.test(endpoint)) return [];
  const found: string[] = [];
  for (const { group, relation, patterns: all } of patterns) {
    if (maySee(reader, group, relation)) continue;
    for (const pattern of all) {
      const match = pattern.exec(answer.text);
      if (match) found.push(`${reader} reads ${group} (${relation}) "${match[0]}" in ${endpoint}`);
    }
  }
  const keys = keysIn(answer.body);
  for (const key of keys)
    if (internalKeys.has(key)) found.push(`${reader} reads the internal "${key}" in ${endpoint}`);
  if (moneyVisibility[reader].margin === 'none')
    for (const key of marginKeys)
      if (keys.has(key)) found.push(`${reader} reads the key "${key}" in ${endpoint}`);
  if (aboutAccounts.test(endpoint)) return found;
  for (const group of fieldGroups) {
    if (sight[reader][group] !== 'none') continue;
    for (const key of keysOf[group])
      if (keys.has(key)) found.push(`${reader} reads the key "${key}" in ${endpoint}`);
  }
  return found;
}

/** Returns every key of a JSON value, at any depth. */
export function keysIn(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysIn(item, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) keysIn(inner, into.add(key));
  return into;
}

/** Returns the groups of planted values in an answer. */
export const groupsIn = ({ text }: Answer, relation: Relation): FieldGroup[] =>
  fieldGroups.filter((group) =>
    patterns.some(
      (one) =>
        one.group === group &&
        one.relation === relation &&
        one.patterns.some((pattern) => pattern.test(text)),
    ),
  );
