import { teamEndpoints } from '@muster/contracts';
import { listSource } from '../../../lists/list-source.ts';
import { listTeam } from './list-team.ts';

export const teamList = listSource('team', teamEndpoints.list, listTeam);
