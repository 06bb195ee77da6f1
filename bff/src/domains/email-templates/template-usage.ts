import { messageMachine, type EmailTemplate, type MessageState } from '@muster/contracts';
import type { ClientSession, QueryFilter } from 'mongoose';
import {
  EmailMessageModel,
  waitingMailStatuses,
  type EmailMessage,
} from '../../mail/email-message.model.ts';
import type { FoundTemplate } from './find-template.ts';

/** Returns the number of mails sent with each template, by its key. */
export async function countSent(): Promise<ReadonlyMap<string, number>> {
  const counts = await EmailMessageModel.aggregate<{
    _id: Pick<EmailMessage, 'template' | 'templateId'>;
    count: number;
  }>([
    { $match: { status: 'sent' } },
    { $group: { _id: { template: '$template', templateId: '$templateId' }, count: { $sum: 1 } } },
  ]);
  return new Map(
    counts.map(({ _id: { template, templateId }, count }) => [
      templateId?.toHexString() ?? template,
      count,
    ]),
  );
}

/** Returns how a template is used: sent mails and waiting drafts. */
export async function usageOf(
  found: FoundTemplate,
  session: ClientSession | null = null,
): Promise<EmailTemplate['usage'] & { sent: number }> {
  const made = madeWith(found);
  const count = (states: readonly MessageState[]) =>
    EmailMessageModel.countDocuments({ ...made, status: { $in: [...states] } }).session(session);
  // Sequential, because they may share a transaction.
  const sent = await count(['sent']);
  const drafts = await count([messageMachine.initial]);
  const waiting = await count(waitingMailStatuses);
  return { sent, drafts, waiting };
}

const madeWith = (found: FoundTemplate): QueryFilter<EmailMessage> =>
  found.kind === 'own' ? { templateId: found.stored._id } : { template: found.key };
