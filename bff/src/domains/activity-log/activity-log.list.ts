import { auditEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listEvents } from './list-events.ts';

export const activityLogList = listSource('activityLog', auditEndpoints.list, listEvents);
