import { candidatesRoutes, href, type ownPrivacyEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { addDays, dayOf } from '../../db/calendar-day.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../records/candidates/own-record.ts';
import { notify } from '../notifications/api/notify.ts';
import { findStaffWith } from '../../identity/people/people.ts';
import { addRuleTask, erasureRule } from '../tasks/api/rule-tasks.ts';
import { showOwnPrivacy } from './own-privacy.ts';

/** The law allows a month; people expect a week. */
const answerWithinDays = 7;

/**
 * Handles a candidate's request for erasure: the recruiter gets a task, and users who may erase are
 * notified.
 */
export const askForErasure: Service<typeof ownPrivacyEndpoints.askErasure> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const candidate = await findOwnRecord(ctx.actor, tx.session);
    const task = await addRuleTask(tx, candidate, {
      title: 'Asked to be erased: have the record anonymised, or answer why it cannot be yet',
      kind: 'review',
      dueOn: addDays(dayOf(tx.at), answerWithinDays),
      assigneeId: candidate.ownerUserId,
      rule: erasureRule,
      note: body.note,
    });
    if (task) {
      await notifyApprovers(tx, candidate);
      await audit(tx, {
        action: 'candidate.ask_erasure',
        entity: 'candidate',
        entityId: candidate._id,
      });
    }
    return showOwnPrivacy(candidate, tx.session);
  });

async function notifyApprovers(tx: Tx, { _id }: Candidate): Promise<void> {
  const holders = await findStaffWith('candidate.anonymise', tx.session);
  await notify(tx, {
    topic: 'approval',
    userIds: holders.map(({ id }) => id),
    title: '{name} asks to have everything about them erased',
    link: href(candidatesRoutes.profile, { id: _id.toHexString() }),
    subject: { type: 'candidate', id: _id },
  });
}
