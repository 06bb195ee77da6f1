import { limits, normaliseEmail } from '@muster/contracts';
import type { BodyOf, JobRequest, intakeEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import type { Config } from '../../config.ts';
import { foldText } from '../../db/fold-text.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { findLiveCompany } from '../companies/company-lookup.service.ts';
import { clientOfNewcomer, nextCompanyNumber } from '../companies/prospects.service.ts';
import {
  amendRequest,
  makeRequestedJob,
  nextJobNumber,
  waitingRequest,
} from '../jobs/requested-jobs.service.ts';
import type { RequestedJob } from '../jobs/requested-jobs.service.ts';
import { formTicket, openedAt } from './form-ticket.ts';
import { IntakeModel } from './intake.model.ts';
import type { Intake } from './intake.model.ts';
import { budgetOf, budgetText } from './intake-budget.ts';

type Body = BodyOf<typeof intakeEndpoints.requestJob>;

/** How long the note of a request is kept (6.7). */
const kept = 30 * 86_400_000;
const received = { received: true as const };

/** Notes when somebody began to fill in the form. */
export const startJobRequest =
  ({
    sessionSecret,
  }: Pick<Config, 'sessionSecret'>): Service<typeof intakeEndpoints.startJobRequest> =>
  () => ({ ticket: formTicket(sessionSecret, new Date()) });

/**
 * Takes a request for a job: of a client who is signed in for their company, of anybody else for
 * the company that they name. The answer tells a stranger nothing of what became of it.
 */
export const requestJob =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>): Service<typeof intakeEndpoints.requestJob> =>
  async (ctx: VisitorContext, { body }) => {
    await ctx.limit('public-form', ctx.network, limits.publicForm.perIp, limits.publicForm.window);
    const opened = openedAt(sessionSecret, body.ticket);
    if (opened === null) throw invalidField('ticket', 'INVALID_FORMAT');
    // What no person does is not worth an explanation.
    if (body.website !== '' || Date.now() - opened < limits.publicForm.least) return received;
    const client = clientOf(ctx);
    if (!client && !body.contact) throw invalidField('contact', 'REQUIRED');
    const number = await nextJobNumber();
    const companyNumber = client ? '' : await nextCompanyNumber();
    return transact(ctx, async (tx) => {
      await take(tx, body, client, { number, companyNumber });
      return received;
    });
  };

interface Client {
  userId: Types.ObjectId;
  companyId: Types.ObjectId;
}

/** Who asks for their own company: client admins and managers. */
function clientOf({ session }: VisitorContext): Client | null {
  const { role, companyId } = session?.assignment ?? {};
  const mayAsk = role === 'client_admin' || role === 'client_manager';
  return session && mayAsk && companyId ? { userId: session.user._id, companyId } : null;
}

async function take(
  tx: Tx,
  body: Body,
  client: Client | null,
  numbers: { number: string; companyNumber: string },
): Promise<void> {
  const asked = requestOf(body);
  const before = await sameRequest(tx, body, client);
  const waiting = before?.resultId ? await waitingRequest(before.resultId, tx.session) : null;
  if (waiting) return amendRequest(tx, waiting, asked);
  const contact = client ? null : body.contact;
  const company = client
    ? await findLiveCompany(client.companyId, tx.session)
    : contact && (await clientOfNewcomer(tx, contact, numbers.companyNumber));
  const intake = await noteIntake(tx, body, client);
  if (!company || company.status === 'blocked') return;
  const job = await makeRequestedJob(
    tx,
    company,
    asked,
    { requestedBy: client?.userId ?? null, intakeId: intake },
    numbers.number,
  );
  await IntakeModel.updateOne(
    { _id: intake },
    { $set: { resultId: job._id } },
    { session: tx.session },
  );
}

const requestOf = ({
  title,
  engagement,
  skills,
  seats,
  start,
  budget,
  description,
}: JobRequest): RequestedJob => ({
  ...{ title, engagement, skills, seats, start, description },
  budget: budgetOf(budget),
});

/** What the same person asked for within a day. */
const sameRequest = (
  { session, at }: Tx,
  { title, contact }: Body,
  client: Client | null,
): Promise<Intake | null> =>
  IntakeModel.findOne(
    {
      ...(client
        ? { userId: client.userId }
        : { 'contact.emailNorm': normaliseEmail(contact?.email ?? '') }),
      titleKey: foldText(title),
      submittedAt: { $gt: new Date(at.getTime() - limits.publicForm.repeat) },
    },
    null,
    { session, sort: { submittedAt: -1 } },
  ).lean<Intake>();

async function noteIntake(tx: Tx, body: Body, client: Client | null): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const { contact, title, budget } = body;
  await IntakeModel.insertMany(
    [
      {
        _id,
        kind: 'job_request',
        status: 'submitted',
        contact:
          client || !contact
            ? null
            : {
                name: contact.name,
                email: contact.email,
                emailNorm: normaliseEmail(contact.email),
                company: contact.company,
              },
        userId: client?.userId ?? null,
        titleKey: foldText(title),
        budget: budgetText(budget),
        submittedAt: tx.at,
        expiresAt: new Date(tx.at.getTime() + kept),
        createdAt: tx.at,
        updatedAt: tx.at,
      },
    ],
    { session: tx.session },
  );
  await audit(tx, { action: 'intake.submit', entity: 'intake', entityId: _id });
  return _id;
}
