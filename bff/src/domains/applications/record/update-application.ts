import {
  toMinorUnits,
  type ApplicationEventType,
  type BodyOf,
  type applicationRecordEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { changesBetween } from '../../../audit/audit.service.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import type { Actor } from '../../../auth/actor.ts';
import { reaches as reachesCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { liveAttachmentsOf } from '../../../records/attachments/live-attachments.ts';
import { showableAnswers } from '../../../records/screening/shown-answers.ts';
import { isShareable } from '../../submissions/api/client-view.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { isClientBio } from '../../../records/candidates/bios/client-bio.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { requireActive } from './change-application.ts';
import {
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';
import { recordEvent } from './record-event.ts';
import { showRecord } from './application-record.serializer.ts';

type Body = Omit<BodyOf<typeof applicationRecordEndpoints.update>, 'version'>;

/** Path of each part, used to merge concurrent edits. */
const paths = {
  introduction: 'introduction',
  bioId: 'bio',
  bioOverride: 'bio',
  shownSkillIds: 'shownSkillIds',
  shownAttachmentIds: 'shownAttachmentIds',
  shownAnswerIds: 'shownAnswerIds',
  billRate: 'proposedBillRate',
  payRate: 'proposedPayRate',
  availableFrom: 'availability',
  noticeDays: 'availability',
  interestNote: 'interestNote',
  vettingOverride: 'vettingOverride',
} as const satisfies Record<keyof Body, string>;

const auditedFields = [
  'introduction',
  'bioId',
  'bioOverride',
  'shownSkillIds',
  'shownAttachmentIds',
  'shownAnswerIds',
  'proposedBillRate',
  'proposedPayRate',
  'availableFrom',
  'noticeDays',
  'interestNote',
  'vettingOverride',
] as const satisfies readonly (keyof Application)[];

/** Prepares what the client will read. Parts that others changed meanwhile are merged. */
export const updateApplication: Service<typeof applicationRecordEndpoints.update> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const { version, ...changes } = body;
  try {
    return await transact(ctx, async (tx) => {
      const found = await findApplication(actor, 'application.edit', params.id, {
        session: tx.session,
      });
      requireActive(found.application);
      if (changes.payRate !== undefined && !mayReadPay(actor, found))
        throw new AppError('FORBIDDEN', { context: { role: actor.role } });
      if (changes.shownAnswerIds) await requireShowable(tx, actor, found, changes.shownAnswerIds);
      const set = await fieldsFrom(tx, found, changes);
      const { before, after } = await updateVersioned<Application>(tx, ApplicationModel, {
        filter: { _id: found.application._id },
        base: version,
        paths: [...new Set((Object.keys(changes) as (keyof Body)[]).map((key) => paths[key]))],
        apply: () => ({ $set: { ...set, lastActivityAt: tx.at } }),
      });
      await note(tx, before, after);
      return showRecord(actor, { ...found, application: after }, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      showRecord(actor, await findApplication(actor, 'application.edit', params.id)),
    );
  }
};

const mayReadPay = (
  actor: Parameters<typeof reaches>[0],
  { application, job }: FoundApplication,
): boolean => reaches(actor, 'application.readPayRate', application, job);

async function fieldsFrom(
  tx: Tx,
  { candidate }: FoundApplication,
  { billRate, payRate, introduction, bioId, bioOverride, ...rest }: Body,
): Promise<Partial<Application>> {
  const { shownSkillIds, shownAttachmentIds, shownAnswerIds, ...plain } = rest;
  if (bioId && !candidate.bios.some((bio) => bio._id.equals(bioId) && isClientBio(bio)))
    throw invalidField('bioId', 'NOT_FOUND');
  if (shownAttachmentIds) await requireShareable(tx, candidate._id, shownAttachmentIds);
  const ids = (list: readonly string[]) => list.map((id) => new Types.ObjectId(id));
  return {
    ...plain,
    ...(introduction !== undefined && { introduction: cleaned(introduction) }),
    ...(bioOverride !== undefined && { bioOverride: cleaned(bioOverride) }),
    ...(bioId !== undefined && { bioId: bioId === null ? null : new Types.ObjectId(bioId) }),
    ...(shownSkillIds !== undefined && { shownSkillIds: shownSkillIds && ids(shownSkillIds) }),
    ...(shownAttachmentIds && { shownAttachmentIds: ids(shownAttachmentIds) }),
    ...(shownAnswerIds && { shownAnswerIds: ids(shownAnswerIds) }),
    ...(billRate !== undefined && { proposedBillRate: rateOf(billRate) }),
    ...(payRate !== undefined && { proposedPayRate: rateOf(payRate) }),
  };
}

const cleaned = (html: string | null): string | null => (html && cleanRichText(html)) || null;

const rateOf = (rate: NonNullable<Body['billRate']> | null) =>
  rate && {
    amountMinor: toMinorUnits(rate.amount),
    currency: rate.currency,
    unit: rate.unit,
  };

async function requireShareable(
  tx: Tx,
  candidateId: Types.ObjectId,
  ids: readonly string[],
): Promise<void> {
  const attachments = await liveAttachmentsOf(candidateId, tx.session);
  for (const id of ids) {
    const attachment = attachments.find(({ _id }) => _id.equals(id));
    if (!attachment) throw invalidField('shownAttachmentIds', 'NOT_FOUND');
    if (!isShareable(attachment))
      throw new AppError('ATTACHMENT_VISIBILITY_FORBIDDEN', { context: { type: attachment.type } });
  }
}

/**
 * Checks that the chosen answers are readable for the user and were given for this job or for none.
 */
async function requireShowable(
  tx: Tx,
  actor: Actor,
  { application, candidate, job }: FoundApplication,
  ids: readonly string[],
): Promise<void> {
  if (!reachesCandidate(actor, 'screening.readAnswers', candidate))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  const showable = await showableAnswers(candidate._id, job._id, tx.session);
  // A formerly chosen answer that was withdrawn since can only be removed.
  const kept = application.shownAnswerIds ?? [];
  for (const id of ids)
    if (!showable.some((one) => one.id.toHexString() === id) && !kept.some((one) => one.equals(id)))
      throw invalidField('shownAnswerIds', 'NOT_FOUND');
}

/** Writes one history line per kind of change, and one audit event. */
async function note(tx: Tx, before: Application, after: Application): Promise<void> {
  const changes = changesBetween<Application>(before, after, auditedFields);
  if (changes.length === 0) return;
  const kinds = new Set(changes.map(({ path }) => kindOf(path)));
  const [first] = kinds;
  await recordEvent(tx, after, {
    type: first ?? 'introduction_changed',
    action: 'application.prepare',
    from: null,
    to: null,
    changes,
  });
}

function kindOf(path: string): ApplicationEventType {
  if (path.startsWith('proposed')) return 'rate_changed';
  if (path.startsWith('introduction')) return 'introduction_changed';
  return path.startsWith('interest') ? 'interest_changed' : 'bio_changed';
}
