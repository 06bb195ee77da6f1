import { candidatesRoutes, href, limits } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { notify } from '../notifications/api/notify.ts';
import { askingRefusal } from './delivery/may-be-asked.ts';
import { isOpenForm, sendReminder } from './delivery/remind.ts';
import { changeForm } from './form/change-form.ts';
import { openForms } from './form/open-forms.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../records/screening/screening-form.model.ts';

/** Ends expired forms and notifies the users who wait for them; returns the number. */
export const expireForms = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<ScreeningFormRecord>(
    ScreeningFormModel,
    { ...openForms, expiresAt: { $lte: now } },
    {
      as: 'screening.expire',
      signal,
      work: async (tx, form) => {
        await changeForm(tx, form, { action: 'expire', version: null });
        const candidate = await findLiveCandidate(form.candidateId, tx.session);
        if (!candidate) return 1;
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
        return 1;
      },
    },
  );

/**
 * Sends reminders of forms that end soon, once at each of the times before the end; returns the
 * number.
 */
export async function remindBeforeEnd(signal: AbortSignal, now = new Date()): Promise<number> {
  let done = 0;
  for (const [index, before] of limits.screening.remindBefore.entries()) {
    const due = index + 1;
    const near = { $gt: now, $lte: new Date(now.getTime() + before) };
    done += await eachDue<ScreeningFormRecord>(
      ScreeningFormModel,
      { ...openForms, expiresAt: near, remindersDue: { $lt: due } },
      { as: 'screening.remind', signal, work: (tx, form) => remindOnce(tx, form, due) },
    );
  }
  return done;
}

/**
 * A reminder also counts as sent if the candidate may not be written to, so that it is not due
 * again.
 */
async function remindOnce(tx: Tx, { _id }: ScreeningFormRecord, due: number): Promise<0 | 1> {
  const { session } = tx;
  const form = await ScreeningFormModel.findOneAndUpdate(
    { _id },
    { $set: { remindersDue: due } },
    { session, returnDocument: 'after' },
  ).lean();
  const candidate = form && (await findLiveCandidate(form.candidateId, session));
  if (!form || !candidate || !isOpenForm(form)) return 0;
  if (form.reminders >= limits.screening.reminders) return 0;
  if (await askingRefusal(candidate, session)) return 0;
  await sendReminder(tx, { form, candidate });
  return 1;
}

/** The jobs of screening forms, run every five minutes. */
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
