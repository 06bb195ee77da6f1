import { applicationStateOf, type applicationEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { standsThere } from './last-step.ts';

/**
 * Takes back a move, hold or resumption, for the person who did it and as long as the notice of it
 * offers that. The application stands where it stood, with its clock, its place among the others
 * and what was said of its hold: moving it there again would start the clock anew.
 */
export const undoMove: Service<typeof applicationEndpoints.undoMove> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.move', (tx, { application }) =>
    changeApplication(tx, application, {
      action: null,
      name: 'application.undo_move',
      event: eventOf(application),
      version: body.version,
      guard: (current) => {
        const { lastStep } = current;
        if (!lastStep || !standsThere(current))
          throw new AppError('INVALID_TRANSITION', {
            context: {
              currentState: current.deletedAt ? 'removed' : applicationStateOf(current),
              action: 'undo_move',
            },
          });
        const isLate = tx.at.getTime() - lastStep.at.getTime() > undoHold;
        if (isLate || !tx.userId?.equals(lastStep.by ?? '')) throw new AppError('UNDO_EXPIRED');
      },
      set: ({ lastStep }) => ({ ...lastStep?.from, lastStep: null }),
    }),
  );

/** The history tells what happens to the application, whatever it was done by. */
function eventOf({ onHold, lastStep }: Application) {
  const held = lastStep?.from.onHold ?? onHold;
  if (held === onHold) return 'stage_changed';
  return held ? 'held' : 'resumed';
}
