import { limits, type AskedJob, type intakeEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { nextCompanyNumber, prospectOf } from '../companies/api/prospects.ts';
import { amendRequest, nextJobNumber } from '../jobs/api/requested-jobs.ts';
import { createAccessToken } from '../links/api/access-tokens.ts';
import { heldLink } from '../links/api/links.ts';
import { bindClientReferral } from '../referrals/api/bind-referral.ts';
import {
  IntakeModel,
  type Intake,
  type IntakeContact,
} from '../../records/intakes/intake.model.ts';
import { earlierJob, earlierProspect } from './earlier-request.ts';
import { makeJob, noteResult } from './make-job.ts';
import { requestOf } from './requested-job.ts';

type Endpoints = typeof intakeEndpoints;
type Kept = Intake & { contact: IntakeContact };

/** Mails a link by which the owner of an address confirms a request. */
export async function askToConfirm(tx: Tx, intakeId: Types.ObjectId, email: string): Promise<void> {
  const subject = { type: 'intake', id: intakeId };
  await createAccessToken(tx, {
    purpose: 'job_request',
    subject,
    holderEmail: email,
    scopes: ['job_request:confirm'],
    expiresAt: new Date(tx.at.getTime() + limits.publicForm.confirmLink),
  });
  await sendMail(tx, {
    template: 'job_request_confirm',
    to: email,
    subject,
    variables: { agencyName: agencyName() },
  });
}

/** Returns the request of a link as its sender sees it. */
export async function readRequest(
  ctx: VisitorContext,
  { params }: Input<Endpoints['readRequest']>,
) {
  const token = await heldLink(ctx, params.handle, 'job_request');
  return show(await requestBehind(token.subjectId));
}

/**
 * Confirms that the address is the sender's: the request becomes a job for review at a new
 * prospect, or corrects a job that the sender confirmed within a day. An account manager assigns it
 * to the actual client. Confirming again changes nothing.
 */
export async function confirmRequest(
  ctx: VisitorContext,
  { params }: Input<Endpoints['confirmRequest']>,
) {
  const token = await heldLink(ctx, params.handle, 'job_request');
  const [number, companyNumber] = [await nextJobNumber(), await nextCompanyNumber()];
  return transact(ctx, async (tx) => {
    const intake = await requestBehind(token.subjectId);
    if (intake.status !== 'unconfirmed') return show(intake);
    const taken = await IntakeModel.findOneAndUpdate(
      { _id: intake._id, status: 'unconfirmed' },
      { $set: { status: 'submitted', updatedAt: tx.at } },
      { session: tx.session },
    ).lean();
    if (!taken?.asked) return show({ ...intake, status: 'submitted' });
    await audit(tx, { action: 'intake.confirm', entity: 'intake', entityId: intake._id });
    const asked = requestOf(taken.asked);
    const waiting = await earlierJob(tx, intake);
    if (waiting) {
      await amendRequest(tx, waiting, asked);
      await noteResult(tx, intake._id, waiting._id);
      return show({ ...intake, asked: taken.asked, status: 'submitted' });
    }
    const earlier = await earlierProspect(tx, intake);
    const company = earlier ?? (await prospectOf(tx, intake.contact, companyNumber));
    if (company && !earlier)
      await bindClientReferral(tx, { companyId: company._id, email: intake.contact.email });
    if (company) await makeJob(tx, { company, asked, intakeId: intake._id, number }, null);
    return show({ ...intake, asked: taken.asked, status: 'submitted' });
  });
}

async function requestBehind(id: Types.ObjectId): Promise<Kept> {
  const intake = await IntakeModel.findById(id).lean();
  if (!intake?.contact) throw new AppError('TOKEN_INVALID');
  return { ...intake, contact: intake.contact };
}

const show = ({ contact, asked, status, titleKey }: Kept): AskedJob => ({
  title: asked?.title ?? titleKey,
  company: contact.company,
  seats: asked?.seats ?? 1,
  agencyName: agencyName(),
  confirmed: status !== 'unconfirmed',
});
