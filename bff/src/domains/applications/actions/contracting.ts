import type { applicationActionEndpoints } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { changeApplication } from '../record/change-application.ts';
import { dropPlacement } from '../record/drop-placement.ts';
import { endApplication } from '../record/end-applications.ts';
import { atStage } from '../stages/stage-of.ts';
import { rateFrom, requireMinimum } from './agreed-rates.ts';
import { openPlacement } from './open-placement.ts';

type Endpoints = typeof applicationActionEndpoints;

/** Starts contracting with agreed rates and a start day: the placement waits for its contract. */
export const startContracting: Service<Endpoints['contract']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.contract', async (tx, found) => {
    const { application, candidate } = found;
    const [bill, pay] = [rateFrom(body.billRate), rateFrom(body.payRate)];
    const after = await changeApplication(tx, application, {
      action: 'start_contracting',
      name: 'application.start_contracting',
      event: 'stage_changed',
      version: body.version,
      isRepeat: ({ agreedStart }) => agreedStart === body.startDate,
      guard: ({ positionId }) => {
        if (!positionId) throw new AppError('NO_OPEN_POSITION');
        if (body.startDate < today()) throw invalidField('startDate', 'IN_PAST');
        requireMinimum(candidate, pay, body.belowMinimum);
      },
      set: async (current) => ({
        ...(await atStage(tx, current, 'contracting')),
        proposedBillRate: bill,
        proposedPayRate: pay,
        agreedStart: body.startDate,
      }),
    });
    if (after !== application)
      await openPlacement(tx, { ...found, application: after }, { bill, pay, day: body.startDate });
    return after;
  });

/** Records that contracting failed: the application returns to selected, or ends. */
export const contractingFails: Service<Endpoints['contractingFails']> = (
  ctx,
  { params, body: { version, outcome, reasonId, note } },
) =>
  runApplicationAction(ctx, params.id, 'application.contract', async (tx, { application }) => {
    if (outcome !== 'selected') {
      if (!reasonId) throw invalidField('reasonId', 'REQUIRED');
      const ends = outcome === 'rejected' ? 'reject' : 'withdraw';
      const reason = await chosenReason(`application_${ends}`, { reasonId, note }, tx.session);
      const side = reason.side === 'none' ? 'agency' : reason.side;
      return endApplication(
        tx,
        application,
        'contracting_fails',
        { side, reasonId: reason._id, note },
        version,
        outcome,
      );
    }
    const after = await changeApplication(tx, application, {
      action: 'contracting_fails',
      name: 'application.contracting_fails',
      event: 'stage_changed',
      version,
      set: async (current) => ({ ...(await atStage(tx, current, 'selected')), agreedStart: null }),
      note,
    });
    if (after !== application) await dropPlacement(tx, application, note);
    return after;
  });
