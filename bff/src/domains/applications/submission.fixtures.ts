import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { foldText } from '../../db/fold-text.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { decidersOf } from '../../records/companies/submission-terms.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { addConsent } from '../../records/consents/consents.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { PositionModel, type Position } from '../../records/positions/position.model.ts';
import type { User } from '../../identity/user.model.ts';
import type { Application } from '../../records/applications/application.model.ts';

/** Fields of an application ready for submission, apart from a client decider and consent. */
export const prepared: Partial<Application> = {
  introduction: `<p>${'She has led payment teams for years and writes clearly. '.repeat(2)}</p>`,
  bioOverride: '<p>Ten years of backend work in payments, most of it in Go and PostgreSQL.</p>',
  proposedBillRate: { amountMinor: 9_000, currency: 'USD', unit: 'hour' },
  noticeDays: 14,
  candidateInterest: 'interested',
  vettingOverride: 'The client knows her work.',
};

/** Records the candidate's consent to be shown to clients. */
export const consentToShare = (candidateId: Types.ObjectId) =>
  transact(systemContext('fixture'), (tx) =>
    addConsent(tx, { candidateId, purpose: 'share_with_clients', granted: true }),
  );

/** Creates a client admin who decides. */
export async function createDecider(companyId: Types.ObjectId): Promise<User> {
  const user = await createUser();
  await createAssignment(user._id, 'client_admin', { companyId });
  await CompanyUserModel.create({ companyId, userId: user._id, status: 'active', canDecide: true });
  return user;
}

/** Ensures that the client has a user who decides on every job. */
export async function ensureDecider(companyId: Types.ObjectId): Promise<void> {
  const anyJob = { _id: new Types.ObjectId(), companyId, requestedBy: null };
  const deciders = await decidersOf({ ...anyJob, interviewerIds: [], supervisorIds: [] });
  if (deciders.length === 0) await createDecider(companyId);
}

let seats = 0;

/** Creates a free seat of a job in the database. */
export async function createSeat(
  { _id, companyId }: Pick<Job, '_id' | 'companyId'>,
  changes: Partial<Position> = {},
): Promise<Position> {
  const label = `Seat ${(seats += 1)}`;
  const seat = await PositionModel.create({
    jobId: _id,
    companyId,
    label,
    labelKey: foldText(label),
    openedOn: '2026-01-15',
    ...changes,
  });
  return seat.toObject();
}
