import {
  consentPurposes,
  consentTextVersion,
  type ConsentPurpose,
  type ConsentState,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { z } from 'zod';
import { audit } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { emit } from '../../outbox/emit.ts';
import { expiryOf, newestFirst, stateOf } from './consent-status.ts';
import { ConsentModel, type Consent } from './consent.model.ts';

/** A candidate's answer, and how it was given. */
export type NewConsent = Pick<Consent, 'candidateId' | 'purpose' | 'granted'> &
  Partial<Pick<Consent, 'basis' | 'textVersion' | 'channel' | 'note' | 'recordedBy'>>;

/**
 * Checks whether a candidate consents to a purpose now: the latest answer counts, until it expires.
 */
export async function hasConsent(
  candidateId: Types.ObjectId,
  purpose: ConsentPurpose,
  session: ClientSession | null = null,
): Promise<boolean> {
  const row = await latestConsent(candidateId, purpose, session);
  return stateOf(row, new Date()) === 'granted';
}

/** Returns the state of a purpose by the latest answer. */
export const consentState = async (
  candidateId: Types.ObjectId,
  purpose: ConsentPurpose,
  session: ClientSession | null = null,
): Promise<ConsentState> => stateOf(await latestConsent(candidateId, purpose, session), new Date());

/** Returns the current answer for a purpose; null if the candidate was never asked. */
export const latestConsent = (
  candidateId: Types.ObjectId,
  purpose: ConsentPurpose,
  session: ClientSession | null = null,
): Promise<Consent | null> =>
  ConsentModel.findOne({ candidateId, purpose }, null, { session }).sort(newestFirst).lean();

/** Returns all answers of a candidate, newest first. */
export const consentsOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Consent[]> =>
  ConsentModel.find({ candidateId }, null, { session }).sort(newestFirst).lean();

/** Returns when a candidate last answered anything about their data. */
export async function lastAnswerAt(candidateId: Types.ObjectId): Promise<Date | null> {
  const row = await ConsentModel.findOne({ candidateId }, { at: 1 }).sort({ at: -1 }).lean();
  return row?.at ?? null;
}

/** Adds an answer to a candidate's consents; audited with the old and new state. */
export async function addConsent(tx: Tx, said: NewConsent): Promise<Consent> {
  const before = await latestConsent(said.candidateId, said.purpose, tx.session);
  const row: Consent = {
    _id: new Types.ObjectId(),
    basis: 'consent',
    textVersion: consentTextVersion,
    channel: 'staff_on_behalf',
    note: null,
    recordedBy: tx.userId,
    ...said,
    at: tx.at,
    expiresAt: said.granted ? expiryOf(tx.at) : null,
    ip: tx.ctx.ip || null,
    remindedDays: [],
  };
  await ConsentModel.insertMany([row], { session: tx.session });
  await audit(tx, {
    action: said.granted ? 'candidate.grant_consent' : 'candidate.refuse_consent',
    entity: 'candidate',
    entityId: said.candidateId,
    changes: [
      { path: `consents.${row.purpose}`, before: before && factsOf(before), after: factsOf(row) },
    ],
  });
  emit(tx, consentChanged, {
    candidateId: row.candidateId,
    purpose: row.purpose,
    granted: row.granted,
  });
  return row;
}

/** Event: a consent was given or refused. */
export const consentChanged = 'consent.changed';

export const consentChangedPayload = z.object({
  candidateId: z.string(),
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
});

const factsOf = ({ granted, basis, channel, textVersion, expiresAt }: Consent) => ({
  granted,
  basis,
  channel,
  textVersion,
  expiresAt: expiresAt?.toISOString() ?? null,
});
