import {
  canTransition,
  receivedMailActions,
  receivedMailMachine,
  type ReceivedMail as Shown,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { reaches, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import type { ReceivedMail } from './received-mail.model.ts';

/** Checks whether a reader of the record may read the mail's text. */
export const isOpenTo = (
  actor: Actor,
  { isPrivate, authorId }: Pick<ReceivedMail, 'isPrivate' | 'authorId'>,
): boolean =>
  !isPrivate ||
  actor.scopeOf('message.read') === 'all' ||
  (authorId?.equals(actor.userId) ?? false);

/** Returns a mail as staff see it: on a record or waiting for one. */
export function showReceived(
  actor: Actor,
  mail: Omit<ReceivedMail, 'html'>,
  { candidate, hasHtml }: { candidate: Candidate | null; hasHtml: boolean },
): Shown {
  const isMasked = !isOpenTo(actor, mail);
  const knowsAddress = candidate === null || reaches(actor, 'candidate.readContact', candidate);
  return {
    id: mail._id.toHexString(),
    status: mail.status,
    from: {
      name: knowsAddress ? mail.fromName : '',
      address: knowsAddress ? mail.fromAddress : null,
    },
    subject: isMasked ? '' : mail.subject,
    text: isMasked ? '' : mail.text,
    hasHtml: !isMasked && hasHtml,
    receivedAt: mail.receivedAt.toISOString(),
    files: isMasked ? [] : mail.files.map(({ name, size, refusal }) => ({ name, size, refusal })),
    isAutomatic: mail.isAutomatic,
    isUnreadable: mail.isUnreadable,
    isFromOther: mail.isFromOther,
    isPrivate: mail.isPrivate,
    isMasked,
    threadKey: mail.threadKey,
    mayReply:
      candidate !== null &&
      !isMasked &&
      !mail.isFromOther &&
      candidate.deletedAt === null &&
      reaches(actor, 'message.send', candidate),
    version: mail.version,
    allowedActions: receivedMailActions.filter(
      (action) =>
        actor.can('receivedMail.sort') && canTransition(receivedMailMachine, mail.status, action),
    ),
  };
}
