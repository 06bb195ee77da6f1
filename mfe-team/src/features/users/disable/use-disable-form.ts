import { useState } from 'react';
import { userDisableSchema, type UserDetail } from '@muster/contracts';
import { errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { formatDate, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';
import { isFromDayOn, todayIn } from './closing-day.ts';
import type { Effects } from './effects.ts';

/** The form that closes an account, now or on a date, with its current effects. */
export function useDisableForm(user: UserDetail, effects: Effects) {
  const { id, displayName: name, version, closing } = user;
  const { timeZone, interviews } = effects;
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [today] = useState(() => todayIn(timeZone, Date.now()));
  const [disable] = api.useUsersDisableMutation();
  const [enable] = api.useUsersEnableMutation();
  const [keepOpen] = api.useUsersKeepOpenMutation();
  const owns = Object.values(effects.owned).some((count) => count > 0);
  const form = useZodForm({
    schema: userDisableSchema.refine(({ reassignToUserId }) => !owns || reassignToUserId !== null, {
      path: ['reassignToUserId'],
      params: { code: 'REQUIRED' },
    }),
    initialValues: {
      version,
      reason: '',
      reassignToUserId: null as string | null,
      on: (closing && closing.on > today ? closing.on : today) as string | null,
      substitutes: interviews.map(({ id: interviewId, proposedId }) => ({
        interviewId,
        toUserId: proposedId,
      })),
    },
    prepare: (values) => ({
      ...values,
      version,
      on: laterThan(values.on, today),
      substitutes: values.substitutes.map((one, index) =>
        isGiven(interviews[index], laterThan(values.on, today)) ? one : { ...one, toUserId: null },
      ),
    }),
  });
  const day = laterThan(form.values.on, today);

  function isGiven(interview: Effects['interviews'][number] | undefined, from: string | null) {
    return interview !== undefined && (!from || isFromDayOn(interview.startsAt, from, timeZone));
  }

  const gives =
    owns ||
    form.values.substitutes.some(
      ({ toUserId }, index) => toUserId !== null && isGiven(interviews[index], day),
    );
  const { submit, pending } = useFormMutation({
    form,
    mutation: disable,
    toArgs: ({ output }) => ({ params: { id }, body: output }),
    onSaved: (saved) => {
      const { closing: planned } = saved;
      platform.notify({
        kind: 'success',
        text: planned
          ? t('disable.doneThen', { name, day: formatDate(planned.on) })
          : t('disable.done', { name }),
        // Records handed over stay with their new owner, so only closing without a hand-over can be
        // undone.
        undo: planned || !gives ? () => undo(saved.version, planned !== null) : undefined,
      });
      close({ saved: true });
    },
  });

  async function undo(savedVersion: number, isPlanned: boolean) {
    const args = { params: { id }, body: { version: savedVersion } };
    const answer = await (isPlanned ? keepOpen(args) : enable(args));
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : {
            kind: 'success',
            text: t(isPlanned ? 'done.keep_open' : 'disable.undone', { name }),
          },
    );
  }

  return {
    form,
    submit,
    pending,
    owns,
    today,
    /** The future date on which it is closed; null for now. */
    day,
    given: interviews.flatMap((interview, index) =>
      isGiven(interview, day) ? [{ ...interview, index }] : [],
    ),
  };
}

export type DisableForm = ReturnType<typeof useDisableForm>;

const laterThan = (on: string | null, today: string): string | null =>
  on !== null && on > today ? on : null;
