import type { Tx } from '../../../db/unit-of-work.ts';
import type {
  Application,
  LastStep,
  Standing,
} from '../../../records/applications/application.model.ts';

/** Builds the `lastStep` record that allows a step to be undone: its destination and its origin. */
export const stepTo = (tx: Tx, from: Application, to: LastStep['to']): { lastStep: LastStep } => ({
  lastStep: { at: tx.at, by: tx.userId, to, from: standingOf(from) },
});

/** Checks whether an application is still where its last step put it. */
export const standsThere = ({ status, deletedAt, stageId, onHold, lastStep }: Application) =>
  status === 'active' &&
  !deletedAt &&
  stageId === lastStep?.to.stageId &&
  onHold === lastStep.to.onHold;

const standingOf = ({
  stageId,
  stageKind,
  stageEnteredAt,
  stageClockFrom = null,
  clientClockFrom = null,
  clientNudgedAt = null,
  rank,
  onHold,
  holdUntil,
  holdNote,
  heldSince = null,
}: Application): Standing => ({
  stageId,
  stageKind,
  stageEnteredAt,
  stageClockFrom,
  clientClockFrom,
  clientNudgedAt,
  rank,
  onHold,
  holdUntil,
  holdNote,
  heldSince,
});
