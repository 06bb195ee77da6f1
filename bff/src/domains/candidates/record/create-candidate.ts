import {
  mainZoneOf,
  normaliseEmail,
  type BodyOf,
  type candidateEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { enterOnNew } from '../../custom-fields/api/new-values.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import { auditedFields, secretFields } from './candidate-audit.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { deriveCandidate, identityKeysOf } from './derive-candidate.ts';
import { findDuplicates, type DuplicateFindings } from '../duplicates/find-duplicates.ts';
import { linkAddress } from '../contact/link-address.ts';
import { notifyNewOwner } from '../owner/owner-notice.ts';
import { normalisePhone } from '../contact/phone-number.ts';
import { showCandidate } from './show-candidate.ts';
import { isTakenMail } from '../duplicates/taken-mail.ts';

type Input = BodyOf<typeof candidateEndpoints.create>;

/**
 * Adds a candidate, unless a similar one exists and the author has not confirmed that they differ.
 */
export const createCandidate: Service<typeof candidateEndpoints.create> = async (ctx, { body }) => {
  const { actor } = ctx;
  const ownerUserId = await ownerFor(actor, body);
  const facts = factsOf(body);
  const findings = await findDuplicates(actor, {
    keys: identityKeysOf(facts),
    email: facts.email,
  });
  refuseDuplicates(findings, body.confirmDuplicate);
  const number = formatNumber('candidate', await takeNumber('candidate'));
  try {
    return await transact(ctx, async (tx) => {
      const [created] = await CandidateModel.create(
        [
          {
            ...facts,
            ...deriveCandidate({ ...facts, number }),
            number,
            ownerUserId,
            createdAt: tx.at,
            createdBy: tx.userId,
            updatedAt: tx.at,
            updatedBy: tx.userId,
            confirmedAt: tx.at,
          },
        ],
        { session: tx.session },
      );
      if (!created) throw new Error('The candidate was not written');
      const candidate = created.toObject<Candidate>();
      await audit(tx, {
        action: 'candidate.create',
        entity: 'candidate',
        entityId: candidate._id,
        changes: changesBetween<Candidate>(null, candidate, auditedFields, secretFields),
      });
      const of = { entity: 'candidate' as const, recordId: candidate._id };
      await enterOnNew(tx, actor, of, body.custom);
      await notifyNewOwner(tx, ownerUserId, [candidate._id]);
      emit(tx, 'candidate.created', { candidateId: candidate._id });
      return showCandidate(actor, candidate, tx.session, { isNew: true });
    });
  } catch (error) {
    // A concurrent request created a candidate with the same mail address since the check.
    if (isTakenMail(error)) {
      const again = await findDuplicates(actor, {
        keys: identityKeysOf(facts),
        email: facts.email,
      });
      throw duplicateMail(again);
    }
    throw error;
  }
};

async function ownerFor(actor: Actor, { ownerUserId }: Input): Promise<Types.ObjectId> {
  if (ownerUserId === null) return actor.userId;
  const owner = new Types.ObjectId(ownerUserId);
  if (!(await isActiveStaff(owner))) throw invalidField('ownerUserId', 'NOT_FOUND');
  return owner;
}

function factsOf(input: Input) {
  const { email, phone, linkUrl, country, timeZone } = input;
  const address = linkUrl ? linkAddress(linkUrl) : null;
  return {
    firstName: input.firstName,
    middleName: null,
    lastName: input.lastName,
    preferredName: null,
    headline: input.headline,
    primaryRole: input.primaryRole,
    email,
    emailNorm: email && normaliseEmail(email),
    phone: phone || null,
    phoneNorm: normalisePhone(phone, country),
    country,
    city: input.city,
    timeZone: timeZone ?? mainZoneOf(country),
    timeZoneGuessed: timeZone === null,
    // A candidate known only by a link has given no consent yet.
    status: email === null ? ('lead' as const) : ('new' as const),
    sourceKind: input.sourceKind,
    sourceDetail: input.sourceDetail,
    contacts: [],
    links: address
      ? [{ _id: new Types.ObjectId(), ...address, label: null, visibility: 'internal' as const }]
      : [],
    skills: [],
    languages: [],
    rates: [],
    availableFrom: null,
    noticePeriodDays: null,
    experience: [],
    education: [],
    bios: [],
    hasCv: false,
  };
}

/** @throws AppError DUPLICATE, DELETED_DUPLICATE, POSSIBLE_DUPLICATE */
function refuseDuplicates(findings: DuplicateFindings, confirmed: boolean): void {
  const { matches, hiddenMatch, mailTaken } = findings;
  if (mailTaken) throw duplicateMail(findings);
  if (confirmed) return;
  const deleted = matches.find((match) => match.deleted && match.signals.includes('email'));
  if (deleted)
    throw new AppError('DELETED_DUPLICATE', {
      context: { existingId: deleted.id, matches, hiddenMatch },
    });
  if (matches.length > 0 || hiddenMatch)
    throw new AppError('POSSIBLE_DUPLICATE', { context: { matches, hiddenMatch } });
}

function duplicateMail({ matches, hiddenMatch }: DuplicateFindings): AppError {
  const existing = matches.find(({ blocks }) => blocks);
  return new AppError('DUPLICATE', {
    context: existing ? { existingId: existing.id, matches, hiddenMatch } : { hiddenMatch: true },
  });
}
