import {
  dayMs,
  limits,
  normaliseEmail,
  type BodyOf,
  type intakeEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { IntakeModel, type AskedForJob, type Intake } from '../../records/intakes/intake.model.ts';
import { budgetText } from './intake-budget.ts';

type Body = BodyOf<typeof intakeEndpoints.requestJob>;

/** How long a request is kept. */
const kept = 30 * dayMs;

/** Checks whether an address has received enough mails today because of requests in its name. */
export async function hasMailsEnough({ at, session }: Tx, email: string): Promise<boolean> {
  const { perAddress, addressWindow } = limits.publicForm;
  const claimed = await IntakeModel.find(
    {
      'contact.emailNorm': normaliseEmail(email),
      submittedAt: { $gt: new Date(at.getTime() - addressWindow) },
    },
    { mails: 1 },
    { session },
  ).lean();
  return claimed.reduce((sum, { mails = 1 }) => sum + mails, 0) >= perAddress;
}

/** Replaces the text of the same, still unconfirmed request. */
export async function askAgain(tx: Tx, waiting: Intake, body: Body): Promise<Types.ObjectId> {
  await IntakeModel.updateOne(
    { _id: waiting._id },
    stampVersion(tx, {
      $set: {
        contact: contactOf(body),
        asked: askedOf(body),
        budget: budgetText(body.budget),
        submittedAt: tx.at,
        expiresAt: new Date(tx.at.getTime() + kept),
        mails: (waiting.mails ?? 1) + 1,
      },
    }),
    { session: tx.session },
  );
  await audit(tx, { action: 'intake.submit', entity: 'intake', entityId: waiting._id });
  return waiting._id;
}

const contactOf = ({ contact }: Body) =>
  contact && { ...contact, emailNorm: normaliseEmail(contact.email) };

const askedOf = ({
  title,
  engagement,
  skills,
  seats,
  start,
  budget,
  description,
}: Body): AskedForJob => ({ title, engagement, skills, seats, start, budget, description });

/** Stores a request of a client's user, or of a visitor's form, which has to be confirmed. */
export async function noteIntake(
  tx: Tx,
  body: Body,
  sender: { userId: Types.ObjectId } | { formId: string },
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const { title, budget } = body;
  const client = 'userId' in sender ? sender : null;
  await IntakeModel.insertMany(
    [
      {
        _id,
        kind: 'job_request',
        formId: 'formId' in sender ? sender.formId : null,
        status: client ? 'submitted' : 'unconfirmed',
        contact: client ? null : contactOf(body),
        asked: client ? null : askedOf(body),
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
