export { Can } from './can.tsx';
export { useActor } from './use-actor.ts';
export type { Actor } from './use-actor.ts';
export { useCan } from './use-can.ts';
export type { CanCheck } from './use-can.ts';
export { Forbidden } from './forbidden.tsx';
