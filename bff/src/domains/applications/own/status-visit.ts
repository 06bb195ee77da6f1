import type { StatusVisit, statusVisitEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { candidateOfAddress } from '../../candidates/api/applicants.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { AccessToken } from '../../links/api/access-tokens.ts';
import { heldLink } from '../../links/api/links.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { answerInterestOf, findOwnApplication, withdrawFrom } from './answer-own.ts';
import { showOwnApplications } from './list-own-applications.ts';

type Endpoints = typeof statusVisitEndpoints;

/** Returns the standing of the link's holder on each job. */
export async function readStatus(ctx: VisitorContext, { params }: Input<Endpoints['read']>) {
  const token = await heldLink(ctx, params.handle, 'candidate_status');
  return show(await holderOf(token));
}

/** Answers yes or no to a job that the agency asked about. */
export const answerFromStatus = (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['answer']>,
): Promise<StatusVisit> => change(ctx, params, (tx, found) => answerInterestOf(tx, found, body));

/** Withdraws the holder's application. */
export const withdrawFromStatus = (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['withdraw']>,
): Promise<StatusVisit> => change(ctx, params, (tx, found) => withdrawFrom(tx, found, body.note));

async function change(
  ctx: VisitorContext,
  { handle, id }: Input<Endpoints['withdraw']>['params'],
  work: (tx: Tx, found: FoundApplication) => Promise<void>,
): Promise<StatusVisit> {
  const token = await heldLink(ctx, handle, 'candidate_status');
  const candidate = await transact(ctx, async (tx) => {
    const holder = await holderOf(token, tx.session);
    await work(tx, await findOwnApplication(tx, holder, id));
    return holder;
  });
  return show(candidate);
}

/**
 * Returns the candidate whom a link was mailed to, while the address is theirs.
 * @throws AppError TOKEN_INVALID when the record is gone, TOKEN_REVOKED for a former address
 */
async function holderOf(
  { subjectId, holderEmail }: AccessToken,
  session: ClientSession | null = null,
): Promise<Candidate> {
  const candidate = await candidateOfAddress(holderEmail, session);
  if (!candidate || candidate.status === 'anonymised') throw new AppError('TOKEN_INVALID');
  if (!candidate._id.equals(subjectId)) throw new AppError('TOKEN_REVOKED');
  return candidate;
}

const show = async (candidate: Candidate): Promise<StatusVisit> => ({
  ...(await showOwnApplications(candidate)),
  firstName: candidate.preferredName ?? candidate.firstName,
  agencyName: agencyName(),
  hasAccount: candidate.userId !== null,
});
