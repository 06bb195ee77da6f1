import { normaliseEmail, receivedMailMachine, type inboxEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { runTransition } from '../../../db/transition.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  findCandidateFor,
  findLiveCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { touchCandidate } from '../../../records/candidates/contact/candidate-contact.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { fileFiles } from '../arrival/keep-files.ts';
import { ReceivedMailModel, type ReceivedMail } from '../received-mail.model.ts';
import { showReceived } from '../received-mail.serializer.ts';

type Endpoints = typeof inboxEndpoints;

interface Sorted {
  mail: ReceivedMail;
  candidate: Candidate | null;
}

/** Files a waiting mail on a record, together with its attachments. */
export const fileMail: Service<Endpoints['file']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findSortable(ctx.actor, params.id, session),
    change: async (tx, { mail }) => {
      const { session } = tx;
      const candidate = await findCandidateFor(
        ctx.actor,
        'candidate.readMessages',
        body.candidateId,
        { session },
      );
      const isTheirs = normaliseEmail(candidate.email ?? '') === mail.fromAddress;
      const repeats = mail.subjectId?.equals(candidate._id) ?? false;
      const files = repeats
        ? mail.files
        : await fileFiles(
            tx,
            { mailId: mail._id, candidateId: candidate._id, isTheirs },
            mail.files,
          );
      const { after, already } = await runTransition(tx, ReceivedMailModel, {
        machine: receivedMailMachine,
        action: 'file',
        filter: { _id: mail._id },
        actor: ctx.actor,
        version: body.version,
        isRepeat: ({ subjectId }) => subjectId?.equals(candidate._id) ?? false,
        set: () => ({
          $set: {
            subjectType: 'candidate',
            subjectId: candidate._id,
            files,
            isFromOther: !isTheirs,
          },
        }),
      });
      if (!already) {
        await touchCandidate(tx, candidate._id, { contacted: isTheirs && !mail.isAutomatic });
        await audit(tx, {
          action: 'received_mail.file',
          entity: 'received_mail',
          entityId: mail._id,
        });
      }
      return { mail: after, candidate };
    },
    show: ({ mail, candidate }) =>
      showReceived(ctx.actor, mail, { candidate, hasHtml: mail.html !== null }),
  });

/** Dismisses an irrelevant mail from the list; its files are removed. */
export const dismissMail: Service<Endpoints['dismiss']> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findSortable(ctx.actor, params.id, session),
    change: async (tx, { mail }) => {
      const { after, already } = await runTransition(tx, ReceivedMailModel, {
        machine: receivedMailMachine,
        action: 'dismiss',
        filter: { _id: mail._id },
        actor: ctx.actor,
        version: body.version,
        set: ({ files }) => ({ $set: { files: files.map((file) => ({ ...file, fileId: null })) } }),
      });
      if (!already) {
        await releaseFiles(
          tx,
          mail.files.flatMap(({ fileId }) => fileId ?? []),
          0,
        );
        await audit(tx, {
          action: 'received_mail.dismiss',
          entity: 'received_mail',
          entityId: mail._id,
        });
      }
      return { mail: after, candidate: null };
    },
    show: ({ mail, candidate }) =>
      showReceived(ctx.actor, mail, { candidate, hasHtml: mail.html !== null }),
  });

/**
 * Returns a mail: waiting ones are open to all who sort, filed ones to the record's readers.
 * @throws AppError NOT_FOUND
 */
export async function findSortable(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<Sorted> {
  const mail = await ReceivedMailModel.findOne(
    { _id: recordId(id), status: { $ne: 'noted' }, deletedAt: null },
    null,
    { session },
  ).lean();
  if (!mail) throw new AppError('NOT_FOUND');
  if (!mail.subjectId) {
    if (!actor.can('receivedMail.sort')) throw new AppError('NOT_FOUND');
    return { mail, candidate: null };
  }
  const candidate = await findLiveCandidate(mail.subjectId, session);
  if (!candidate || !reaches(actor, 'candidate.readMessages', candidate))
    throw new AppError('NOT_FOUND');
  return { mail, candidate };
}
