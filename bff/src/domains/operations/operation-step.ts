import { operationMachine } from '@muster/contracts';
import type { OperationState } from '@muster/contracts';

type OperationMove = keyof typeof operationMachine.transitions;

/** From which states to which one a move of the machine leads. */
export function operationStep(move: OperationMove): { from: OperationState[]; to: OperationState } {
  const { from, to } = operationMachine.transitions[move];
  if (typeof to !== 'string' || to === 'previous')
    throw new Error(`operation.${move} leads to no single state`);
  return { from: [...from], to };
}
