import { candidatesRoutes, href, limits } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { findLiveCandidate } from '../candidates/api/candidate-lookup.ts';
import { notify } from '../notifications/api/notify.ts';
import { askingRefusal } from './delivery/may-be-asked.ts';
import { isOpenForm, sendReminder } from './delivery/remind.ts';
import { changeForm } from './form/change-form.ts';
import { openForms } from './form/open-forms.ts';
import { ScreeningFormModel, type ScreeningFormRecord } from './screening-form.model.ts';

const batch = 200;

/** Ends forms whose time is over and tells who waits for them. */
export async function expireForms(signal: AbortSignal, now = new Date()): Promise<number> {
  const over = await ScreeningFormModel.find({ ...openForms, expiresAt: { $lte: now } })
    .limit(batch)
    .lean<ScreeningFormRecord[]>();
  let done = 0;
  for (const { _id } of over) {
    if (signal.aborted) break;
    await transact(systemContext('screening.clocks'), async (tx) => {
      const form = await ScreeningFormModel.findOne({ _id, ...openForms }, null, {
        session: tx.session,
      }).lean<ScreeningFormRecord>();
      if (!form?.expiresAt || form.expiresAt > now) return;
      await changeForm(tx, form, { action: 'expire', version: null });
      const candidate = await findLiveCandidate(form.candidateId, tx.session);
      if (!candidate) return;
      await notify(tx, {
        topic: 'screening_submitted',
        userIds: [candidate.ownerUserId, ...(form.sentBy ? [form.sentBy] : [])],
        title: 'The screening form of {name} expired',
        body: `${form.title}. You can extend it; the answers so far are kept.`,
        link: href(candidatesRoutes.candidatesByIdProfileVetting, {
          id: candidate._id.toHexString(),
        }),
        subject: { type: 'candidate', id: candidate._id },
      });
    });
    done += 1;
  }
  return done;
}

/** Reminds of forms whose end comes near, once for each of the times before it. */
export async function remindBeforeEnd(signal: AbortSignal, now = new Date()): Promise<number> {
  let done = 0;
  for (const [index, before] of limits.screening.remindBefore.entries()) {
    const due = index + 1;
    const near = { $gt: now, $lte: new Date(now.getTime() + before) };
    const forms = await ScreeningFormModel.find({
      ...{ ...openForms, expiresAt: near, remindersDue: { $lt: due } },
    })
      .limit(batch)
      .lean<ScreeningFormRecord[]>();
    for (const { _id } of forms) {
      if (signal.aborted) return done;
      done += await remindOnce(_id, due);
    }
  }
  return done;
}

/**
 * A reminder counts as sent also if the candidate may not be written to, so that it is not due
 * again.
 */
const remindOnce = (_id: ScreeningFormRecord['_id'], due: number): Promise<number> =>
  transact(systemContext('screening.clocks'), async (tx) => {
    const { session } = tx;
    const form = await ScreeningFormModel.findOneAndUpdate(
      { _id, remindersDue: { $lt: due } },
      { $set: { remindersDue: due } },
      { session, returnDocument: 'after' },
    ).lean<ScreeningFormRecord>();
    const candidate = form && (await findLiveCandidate(form.candidateId, session));
    if (!form || !candidate || !isOpenForm(form)) return 0;
    if (form.reminders >= limits.screening.reminders) return 0;
    if (await askingRefusal(candidate, session)) return 0;
    await sendReminder(tx, { form, candidate });
    return 1;
  });

/** The clocks of screening forms, looked at every five minutes. */
export const screeningJobs: readonly JobDefinition[] = [
  {
    name: 'screening.clocks',
    everyMs: 5 * 60_000,
    run: async ({ signal, log }) => {
      const expired = await expireForms(signal);
      const reminded = await remindBeforeEnd(signal);
      if (expired + reminded > 0) log.info({ expired, reminded }, 'screening forms');
    },
  },
];
