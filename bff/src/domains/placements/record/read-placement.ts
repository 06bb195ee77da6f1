import type { placementEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findPlacement } from './find-placement.ts';
import { readWhole } from './show-placement.ts';

/** Reads one placement, by id or number. */
export const readPlacement: Service<typeof placementEndpoints.read> = async (
  { actor },
  { params },
) => readWhole(actor, await findPlacement(actor, 'placement.list', params.id));
