import type { Domain } from '../domain.ts';

export const positionsDomain: Domain = { name: 'positions' };
