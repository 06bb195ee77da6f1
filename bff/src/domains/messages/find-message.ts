import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { reaches, scopeFor } from './messages.policy.ts';

/** @throws AppError NOT_FOUND for a mail that the actor may not read, FORBIDDEN beyond reading */
export async function findMessage(
  actor: Actor,
  id: string,
  permission: PermissionName,
  session: ClientSession | null = null,
): Promise<EmailMessage> {
  const mail = await EmailMessageModel.findOne(
    { $and: [{ _id: recordId(id) }, scopeFor(actor, 'message.read')] },
    null,
    { session },
  ).lean();
  if (!mail) throw new AppError('NOT_FOUND');
  if (!reaches(actor, permission, mail))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return mail;
}
