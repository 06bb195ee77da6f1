import { isDeepStrictEqual } from 'node:util';
import { applyingSteps, type ApplyingStep, type applyingEndpoints } from '@muster/contracts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import {
  requireDraftSeen,
  requireUnsent,
  showTo,
  visitedApplication,
  visitOf,
} from './visited-application.ts';

type Endpoints = typeof applyingEndpoints;

/** Returns an application in its current state. */
export async function readApplying(ctx: VisitorContext, { params }: Input<Endpoints['read']>) {
  const visit = await visitOf(ctx, params.handle);
  return showTo(visit)(await visitedApplication(visit));
}

/**
 * Saves the draft. Text from another device is not overwritten: the conflict returns it, and the
 * applicant chooses.
 */
export async function saveApplying(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['save']>,
) {
  const visit = await visitOf(ctx, params.handle);
  return transactShown(ctx, {
    find: (session) => visitedApplication(visit, session),
    change: async (tx, found) => {
      requireUnsent(found, 'save');
      const step = further(found.step, body.step);
      const isSame = step === found.step && isDeepStrictEqual(found.draft, body.draft);
      if (isSame && found.status === 'in_progress') return found;
      requireDraftSeen(found, body.version);
      const after = await compareAndSet<ApplyingRecord>(
        tx,
        ApplyingModel,
        found,
        {
          $set: { draft: body.draft, step, status: 'in_progress' },
        },
        ['draft'],
      );
      if (!after) throw versionConflict(found, ['draft']);
      return after;
    },
    show: showTo(visit),
  });
}

const further = (one: ApplyingStep, other: ApplyingStep): ApplyingStep =>
  applyingSteps.indexOf(one) >= applyingSteps.indexOf(other) ? one : other;
