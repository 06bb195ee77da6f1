import type { calendarEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findEvent } from './find-event.ts';
import { showEvent } from './show-event.ts';

/** Returns one event with its attendees. */
export const readEvent: Service<typeof calendarEndpoints.read> = async ({ actor }, { params }) =>
  showEvent(actor, await findEvent(actor, params.id));
