import { userEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listUsers } from './record/list-users.ts';

export const usersList = listSource('users', userEndpoints.list, listUsers);
