import {
  contactKinds,
  limits,
  mainZoneOf,
  normaliseEmail,
  type BodyOf,
  type candidateEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import type { Candidate, CandidateContact } from '../../../records/candidates/candidate.model.ts';
import { changeCandidate } from '../record/change-candidate.ts';
import {
  applyPatch,
  patchedPaths,
  resolvePatch,
  upsertIndex,
  type ResolvedPatch,
} from '../list/list-patch.ts';
import { normalisePhone } from './phone-number.ts';
import { isTakenMail, mailTakenBy } from '../duplicates/taken-mail.ts';

type Body = BodyOf<typeof candidateEndpoints.updateContact>;
type ContactItem = Omit<NonNullable<Body['contacts']>['upsert'][number], 'id'>;

/** Changes names, role, contact and place; fields that are not named stay. */
export const updateContact: Service<typeof candidateEndpoints.updateContact> = async (
  ctx,
  { params, body },
) => {
  const { version, changes } = body;
  const contacts = resolvePatch<ContactItem>(body.contacts ?? { upsert: [], remove: [] });
  const paths = [...Object.keys(changes), ...patchedPaths('contacts', contacts)];
  try {
    return await changeCandidate(ctx, {
      id: params.id,
      permission: 'candidate.updateContact',
      version,
      paths,
      change: async (current, tx) => {
        const fields = await contactFieldsOf(ctx.actor, current, changes, tx);
        const next = applyPatch(
          'contacts',
          current.contacts,
          contacts,
          makeContact(current, fields),
        );
        checkContacts(next, contacts);
        return { ...fields, contacts: onePrimaryPerKind(next, contacts) };
      },
      record: (tx, before, after) =>
        audit(tx, {
          action: 'candidate.update_contact',
          entity: 'candidate',
          entityId: after._id,
          changes: changesBetween<Candidate>(before, after, [
            ...(Object.keys(changes) as (keyof Body['changes'])[]).map(storedField),
            'contacts',
          ]),
        }),
    });
  } catch (error) {
    // Another live record took the address since the check; the index decides between concurrent
    // writes.
    if (isTakenMail(error) && changes.email)
      throw await mailTakenBy(ctx.actor, changes.email, 'changes.email');
    throw error;
  }
};

const storedField = (key: keyof Body['changes']): keyof Candidate & string => key;

/**
 * Returns the field values of changed facts: addresses in normalised form, a guessed zone from the
 * country.
 * @throws AppError VALIDATION_FAILED
 */
export async function contactFieldsOf(
  actor: Actor,
  current: Candidate,
  { ownerUserId, ...changes }: Body['changes'],
  tx: Tx,
): Promise<Partial<Candidate>> {
  if (changes.isPrivate !== undefined && changes.isPrivate !== current.isPrivate)
    if (!actor.can('candidate.makePrivate')) throw invalidField('changes.isPrivate', 'NOT_ALLOWED');
  if (changes.email === null && current.links.length === 0)
    throw invalidField('changes.email', 'REQUIRED');
  const owner = ownerUserId === undefined ? null : new Types.ObjectId(ownerUserId);
  if (owner && !owner.equals(current.ownerUserId) && !(await isActiveStaff(owner, tx.session)))
    throw invalidField('changes.ownerUserId', 'NOT_FOUND');
  const country = changes.country ?? current.country;
  const phone = changes.phone === undefined ? current.phone : changes.phone || null;
  return {
    ...changes,
    ...(owner && { ownerUserId: owner }),
    ...(changes.email !== undefined && {
      emailNorm: changes.email && normaliseEmail(changes.email),
    }),
    phone,
    phoneNorm: normalisePhone(phone, country),
    ...zoneFields(current, changes),
  };
}

/** A chosen zone stays; a guessed one follows the country. */
function zoneFields(
  current: Candidate,
  { country, timeZone }: Body['changes'],
): Partial<Candidate> {
  if (timeZone !== undefined) return { timeZone, timeZoneGuessed: false };
  return current.timeZoneGuessed && country !== undefined ? { timeZone: mainZoneOf(country) } : {};
}

const makeContact =
  (current: Candidate, { country }: Partial<Candidate>) =>
  (item: ContactItem, _id: Types.ObjectId, before: CandidateContact | null): CandidateContact => {
    const valueNorm = normaliseContact(item, country ?? current.country);
    const same = before?.kind === item.kind && before.valueNorm === valueNorm;
    return { ...item, _id, valueNorm, verifiedAt: same ? before.verifiedAt : null };
  };

function normaliseContact({ kind, value }: ContactItem, country: string): string | null {
  if (kind === 'email') return normaliseEmail(value);
  if (kind === 'phone') return normalisePhone(value, country);
  return kind === 'messenger' ? value.toLowerCase() : null;
}

/** @throws AppError VALIDATION_FAILED with TOO_MANY, INVALID_FORMAT or NOT_UNIQUE */
function checkContacts(contacts: CandidateContact[], patch: ResolvedPatch<ContactItem>): void {
  const seen = new Map<string, CandidateContact>();
  for (const contact of contacts) {
    const path = (part: CandidateContact, field: string) =>
      `contacts.upsert[${upsertIndex(patch, part) ?? 0}].${field}`;
    if (contact.kind === 'email' && !emailPattern.test(contact.value))
      throw invalidField(path(contact, 'value'), 'INVALID_FORMAT');
    const key = `${contact.kind} ${contact.valueNorm ?? contact.value}`;
    const twin = seen.get(key);
    if (twin) {
      const changed = upsertIndex(patch, contact) === null ? twin : contact;
      throw invalidField(path(changed, 'value'), 'NOT_UNIQUE');
    }
    seen.set(key, contact);
  }
  const max = limits.candidate.contactsPerKind;
  for (const kind of contactKinds)
    if (contacts.filter((contact) => contact.kind === kind).length > max)
      throw invalidField('contacts', 'TOO_MANY', { max, kind });
}

const emailPattern = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

/** The primary contact set last replaces the previous one. */
function onePrimaryPerKind(
  contacts: CandidateContact[],
  patch: ResolvedPatch<ContactItem>,
): CandidateContact[] {
  const primaries = new Map<string, CandidateContact>();
  for (const contact of contacts) {
    const known = primaries.get(contact.kind);
    if (contact.isPrimary && (!known || upsertIndex(patch, contact) !== null))
      primaries.set(contact.kind, contact);
  }
  return contacts.map((contact) => ({
    ...contact,
    isPrimary: primaries.get(contact.kind) === contact,
  }));
}
