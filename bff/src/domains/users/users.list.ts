import { userEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listUsers } from './list-users.ts';

export const usersList = listSource('users', userEndpoints.list, listUsers);
