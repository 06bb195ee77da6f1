import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { Placement } from '../../placements/api/contracts-of-person.ts';
import { EvaluationModel } from '../../../records/evaluations/evaluation.model.ts';
import {
  EvaluationInputModel,
  inputSubject,
  type EvaluationInputRecord,
} from './evaluation-input.model.ts';

interface InputMail {
  input: EvaluationInputRecord;
  contract: Pick<Placement, 'jobId' | 'number'>;
  isReminder?: boolean;
}

/** Mails the link to answer. The mail names no person; only the page does. */
export async function mailInputLink(
  tx: Tx,
  { input, contract: { jobId, number }, isReminder = false }: InputMail,
): Promise<void> {
  const { session } = tx;
  const reader = await UserModel.findById(
    input.userId,
    { email: 1, firstName: 1 },
    { session },
  ).lean();
  if (!reader) throw new Error('A supervisor without an account was asked');
  await createAccessToken(tx, {
    purpose: 'evaluation_input',
    subject: inputSubject(input),
    holderEmail: reader.email,
    scopes: ['evaluation:input'],
    expiresAt: input.expiresAt,
    maxUses: 1,
    keepEarlier: isReminder,
  });
  const job = (await jobsById([jobId], session)).get(jobId.toHexString());
  const people = await findPeople([tx.userId], session);
  await sendMail(tx, {
    template: isReminder ? 'client_evaluation_reminder' : 'client_evaluation_request',
    to: reader.email,
    userId: reader._id,
    subject: inputSubject(input),
    companyId: input.companyId,
    variables: {
      firstName: reader.firstName,
      senderName: people.ref(tx.userId)?.name ?? agencyName(),
      agencyName: agencyName(),
      jobTitle: job?.title ?? number,
      contract: number,
      date: dayInWords(dayOf(input.expiresAt)),
    },
  });
}

/** Holds back a mail whose question was answered, withdrawn or expired before sending. */
export async function refusesInputMail({
  subjectType,
  subjectId,
}: OutgoingMailFacts): Promise<boolean> {
  if (subjectType !== 'evaluation_input' || !subjectId) return false;
  const input = isRecordId(subjectId)
    ? await EvaluationInputModel.findOne({
        _id: subjectId,
        status: 'asked',
        deletedAt: null,
      }).lean()
    : null;
  if (!input) return true;
  return !(await EvaluationModel.exists({
    _id: input.evaluationId,
    status: 'in_progress',
    deletedAt: null,
  }));
}
