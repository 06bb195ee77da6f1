import { isByRobot, limits, type BodyOf, type intakeEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Config } from '../../config.ts';
import { foldText } from '../../db/fold-text.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { findLiveCompany } from '../../records/companies/company-lookup.ts';
import { clientMeant } from '../companies/api/prospects.ts';
import { amendRequest, nextJobNumber, waitingRequest } from '../jobs/api/requested-jobs.ts';
import { askToConfirm } from './confirm-request.ts';
import { formTicket, openedForm } from './api/form-ticket.ts';
import { IntakeModel, type Intake } from '../../records/intakes/intake.model.ts';
import { unconfirmedRequest, withdrawMistyped } from './earlier-request.ts';
import { makeJob } from './make-job.ts';
import { askAgain, hasMailsEnough, noteIntake } from './note-intake.ts';
import { requestOf } from './requested-job.ts';

type Body = BodyOf<typeof intakeEndpoints.requestJob>;

const received = { received: true as const };

/** Records when the form was opened. */
export const startJobRequest =
  ({
    sessionSecret,
  }: Pick<Config, 'sessionSecret'>): Service<typeof intakeEndpoints.startJobRequest> =>
  () => ({ ticket: formTicket(sessionSecret, new Date()) });

/**
 * Receives a request for a job: from a signed-in client for their company, from a visitor for the
 * company that they name. The response does not reveal the outcome.
 */
export const requestJob =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>): Service<typeof intakeEndpoints.requestJob> =>
  async (ctx: VisitorContext, { body }) => {
    await ctx.limit('public-form', ctx.network, limits.publicForm.perIp, limits.publicForm.window);
    const opened = openedForm(sessionSecret, body.ticket);
    if (opened === null) throw invalidField('ticket', 'INVALID_FORMAT');
    const client = clientOf(ctx);
    // A robot gets no explanation. A signed-in client is none, however quick.
    const isSignedIn = client !== null;
    if (isByRobot(body, { openedAt: opened.at, now: Date.now(), isSignedIn })) return received;
    if (client) await takeOwn(ctx, body, client);
    else await holdBack(ctx, body, opened.id);
    return received;
  };

interface Client {
  userId: Types.ObjectId;
  companyId: Types.ObjectId;
}

/**
 * Returns the client of users who may request jobs for their own company: client admins and
 * managers.
 */
function clientOf({ session }: VisitorContext): Client | null {
  const { role, companyId } = session?.assignment ?? {};
  const mayAsk = role === 'client_admin' || role === 'client_manager';
  return session && mayAsk && companyId ? { userId: session.user._id, companyId } : null;
}

/** Creates a request by a client's user; the same request within a day corrects the earlier one. */
async function takeOwn(ctx: VisitorContext, body: Body, client: Client): Promise<void> {
  const number = await nextJobNumber();
  await transact(ctx, async (tx) => {
    const before = await sameRequest(tx, body, client);
    const waiting = before?.resultId ? await waitingRequest(before.resultId, tx.session) : null;
    if (waiting) return amendRequest(tx, waiting, requestOf(body));
    const company = await findLiveCompany(client.companyId, tx.session);
    const intakeId = await noteIntake(tx, body, { userId: client.userId });
    if (!company || company.status === 'blocked') return;
    await makeJob(tx, { company, asked: requestOf(body), intakeId, number }, client.userId);
  });
}

/**
 * Holds a visitor's request until they confirm their mail address: until then it creates nothing,
 * changes nothing and notifies no one. One address gets only a few mails a day, whatever the number
 * of requests in its name; repeating a request within a day counts as one.
 */
async function holdBack(ctx: VisitorContext, body: Body, formId: string): Promise<void> {
  const { contact } = body;
  if (!contact) throw invalidField('contact', 'REQUIRED');
  await transact(ctx, async (tx) => {
    if ((await clientMeant(contact, tx.session))?.status === 'blocked') return;
    if (await hasMailsEnough(tx, contact.email)) return;
    await withdrawMistyped(tx, { formId, email: contact.email });
    const waiting = await unconfirmedRequest(tx, { email: contact.email, title: body.title });
    const intakeId = waiting
      ? await askAgain(tx, waiting, body)
      : await noteIntake(tx, body, { formId });
    // The link of the earlier version stops working.
    await askToConfirm(tx, intakeId, contact.email);
  });
}

/** Returns the same client user's request of the last day. */
const sameRequest = (
  { session, at }: Tx,
  { title }: Body,
  { userId }: Client,
): Promise<Intake | null> =>
  IntakeModel.findOne(
    {
      userId,
      titleKey: foldText(title),
      submittedAt: { $gt: new Date(at.getTime() - limits.publicForm.repeat) },
    },
    null,
    { session, sort: { submittedAt: -1 } },
  ).lean();
