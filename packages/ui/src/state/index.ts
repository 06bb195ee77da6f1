export { StateBadge, stateFamily, stateLabel } from './state-badge.tsx';
export type { StateBadgeProps } from './state-badge.tsx';
export { StageBadge } from './stage-badge.tsx';
export type { StageBadgeProps } from './stage-badge.tsx';
export { stateFamilies } from './state-families.ts';
export type { StateMachineName, StatesOf } from './state-families.ts';
