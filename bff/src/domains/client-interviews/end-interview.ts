import type { clientInterviewEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { changeInterview } from './change-interview.ts';
import { keepRoom } from './interview-room.ts';
import { notifyOfInterview } from './interview-mails.ts';

type Endpoints = typeof clientInterviewEndpoints;

/** Keeps the time as it is; the client reads this in the interview. */
export const keepTime: Service<Endpoints['keep']> = (ctx, { params, body }) =>
  changeInterview(ctx, params.id, {
    action: 'keep_original',
    version: body.version,
    to: 'confirmed',
    facts: () => ({ ask: null }),
  });

/** Cancels the interview: all participants are told why, and it is removed from their calendars. */
export const cancelInterview: Service<Endpoints['cancel']> = (ctx, { params, body }) =>
  changeInterview(ctx, params.id, {
    action: 'cancel',
    version: body.version,
    to: 'cancelled',
    isRepeat: ({ cancelReason }) => cancelReason === body.reason,
    facts: (tx, { calendarSequence }) => ({
      cancelReason: body.reason,
      closedAt: tx.at,
      ask: null,
      calendarSequence: calendarSequence + 1,
    }),
    then: async (tx, after) => {
      await keepRoom(tx, after);
      await notifyOfInterview(tx, after, 'cancelled');
    },
  });

export const finishInterview: Service<Endpoints['finish']> = (ctx, { params, body }) =>
  changeInterview(ctx, params.id, {
    action: 'finish',
    version: body.version,
    to: 'completed',
    facts: (tx) => ({ closedAt: tx.at, ask: null }),
  });

export const markNoShow: Service<Endpoints['markNoShow']> = (ctx, { params, body }) =>
  changeInterview(ctx, params.id, {
    action: 'mark_no_show',
    version: body.version,
    to: 'no_show',
    isRepeat: ({ noShowParty }) => noShowParty === body.party,
    facts: (tx) => ({
      closedAt: tx.at,
      ask: null,
      noShowParty: body.party,
      endNote: body.note,
    }),
  });
