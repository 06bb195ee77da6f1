import type { applyingEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { findUnusedFile, keepUnused, releaseFiles } from '../../files/api/files.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import {
  requireUnsent,
  showTo,
  visitedApplication,
  visitOf,
} from '../intake/visited-application.ts';

type Endpoints = typeof applyingEndpoints;

/** Sets a file as the application's CV, replacing the previous one. */
export async function useCv(ctx: VisitorContext, { params, body }: Input<Endpoints['useCv']>) {
  const visit = await visitOf(ctx, params.handle);
  return transactShown(ctx, {
    find: (session) => visitedApplication(visit, session),
    change: async (tx, found) => {
      requireUnsent(found, 'use_cv');
      if (found.cvFileId?.toHexString() === body.fileId) return found;
      const file = await findUnusedFile(tx, { userId: found._id }, body.fileId);
      await keepUnused(tx, file, found.expiresAt);
      return setCv(tx, found, file._id);
    },
    show: showTo(visit),
  });
}

/** Removes the CV. */
export async function dropCv(ctx: VisitorContext, { params }: Input<Endpoints['dropCv']>) {
  const visit = await visitOf(ctx, params.handle);
  return transactShown(ctx, {
    find: (session) => visitedApplication(visit, session),
    change: async (tx, found) => {
      requireUnsent(found, 'drop_cv');
      return found.cvFileId ? setCv(tx, found, null) : found;
    },
    show: showTo(visit),
  });
}

async function setCv(
  tx: Tx,
  found: ApplyingRecord,
  cvFileId: Types.ObjectId | null,
): Promise<ApplyingRecord> {
  if (found.cvFileId) await releaseFiles(tx, [found.cvFileId], 0);
  const after = await compareAndSet<ApplyingRecord>(tx, ApplyingModel, found, {
    $set: { cvFileId, status: 'in_progress' },
  });
  if (!after) throw versionConflict(found, ['cv']);
  return after;
}
