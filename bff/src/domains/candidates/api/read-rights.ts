import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { managesLivePlacement } from '../../../records/placements/live-placements.ts';
import { reaches, type Subject } from '../../../records/candidates/candidates.policy.ts';

/** Blocks of a record that its reader receives. */
export interface ReadRights {
  contact: boolean;
  rates: boolean;
  sensitive: boolean;
  harvestId: boolean;
}

export async function readRights(
  actor: Actor,
  candidate: Subject,
  session?: ClientSession | null,
): Promise<ReadRights> {
  return {
    contact: reaches(actor, 'candidate.readContact', candidate),
    rates: await mayReadRates(actor, candidate, session),
    sensitive: reaches(actor, 'candidate.readSensitive', candidate),
    harvestId: reaches(actor, 'candidate.updateHarvestId', candidate),
  };
}

/** Account managers read the rates of candidates they own or whose placements they manage. */
async function mayReadRates(
  actor: Actor,
  candidate: Subject,
  session?: ClientSession | null,
): Promise<boolean> {
  if (reaches(actor, 'candidate.readRates', candidate)) return true;
  if (actor.scopeOf('candidate.readRates') !== 'assigned') return false;
  return (
    reaches(actor, 'candidate.read', candidate) &&
    managesLivePlacement(actor.userId, candidate._id, session)
  );
}
