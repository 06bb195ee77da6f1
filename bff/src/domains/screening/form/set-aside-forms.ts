import { Types } from 'mongoose';
import { z } from 'zod';
import { screeningFormMachine } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { reopenLinksTo, revokeLinksTo } from '../../links/api/access-tokens.ts';
import { formSubject } from '../delivery/form-mails.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../../records/screening/screening-form.model.ts';

const undoSchema = z.object({
  setAside: z.array(
    z.object({ id: z.string(), status: z.enum(screeningFormMachine.states), at: z.coerce.date() }),
  ),
});
type SetAside = z.input<typeof undoSchema>['setAside'][number];

/**
 * A candidate answers one form of a pool and job at a time. If two meet in a merge, the one that
 * was sent to the candidate stays, or that of the surviving record if both or neither were sent.
 * The other is closed as if its link had been disabled; a draft waits until the first is done.
 */
export async function setAsideForms(
  tx: Tx,
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
): Promise<SetAside[]> {
  const live = await ScreeningFormModel.find(
    { candidateId: { $in: [from, to] }, isLive: true, deletedAt: null },
    null,
    { session: tx.session },
  ).lean();
  const setAside: SetAside[] = [];
  for (const theirs of live.filter(({ candidateId }) => candidateId.equals(from))) {
    const own = live.find(
      ({ candidateId, poolId, jobId }) =>
        candidateId.equals(to) &&
        String(poolId) === String(theirs.poolId) &&
        String(jobId ?? null) === String(theirs.jobId ?? null),
    );
    if (!own) continue;
    const loser = own.status === 'draft' && theirs.status !== 'draft' ? own : theirs;
    await setAsideForm(tx, loser);
    setAside.push({ id: loser._id.toHexString(), status: loser.status, at: tx.at });
  }
  return setAside;
}

async function setAsideForm(tx: Tx, form: ScreeningFormRecord): Promise<void> {
  const isDraft = form.status === 'draft';
  const status = isDraft ? 'draft' : 'disabled';
  await ScreeningFormModel.updateOne(
    { _id: form._id },
    stampVersion(tx, { $set: { isLive: false, status } }),
    { session: tx.session },
  );
  if (isDraft) return;
  await revokeLinksTo(tx, formSubject(form), 'subject_cancelled');
  await auditStatus(tx, form, status);
}

/** Reopens what {@link setAsideForms} closed, as far as nobody has changed it since. */
export async function restoreForms(tx: Tx, undo: Record<string, unknown>): Promise<void> {
  // Older merges did not store this.
  const known = undoSchema.safeParse(undo);
  for (const { id, status, at } of known.success ? known.data.setAside : []) {
    const found = await ScreeningFormModel.findOneAndUpdate(
      {
        _id: new Types.ObjectId(id),
        isLive: false,
        deletedAt: null,
        status: status === 'draft' ? 'draft' : 'disabled',
      },
      stampVersion(tx, { $set: { isLive: true, status } }),
      { session: tx.session },
    ).lean();
    if (!found || status === 'draft') continue;
    await reopenLinksTo(tx, formSubject(found), at);
    await auditStatus(tx, found, status);
  }
}

const auditStatus = (
  tx: Tx,
  form: ScreeningFormRecord,
  status: ScreeningFormRecord['status'],
): Promise<void> =>
  audit(tx, {
    action: status === 'disabled' ? 'screening_form.disable_link' : 'screening_form.enable',
    entity: 'screening_form',
    entityId: form._id,
    changes: changesBetween<ScreeningFormRecord>(form, { ...form, status }, ['status']),
  });
