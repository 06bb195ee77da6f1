import { importMachine } from '@muster/contracts';
import type { ImportAction, ImportState } from '@muster/contracts';

/** From which states to which one an action of the machine leads. */
export function importStep(action: ImportAction): { from: ImportState[]; to: ImportState } {
  const { from, to } = importMachine.transitions[action];
  if (typeof to !== 'string' || to === 'previous')
    throw new Error(`import.${action} leads to no single state`);
  return { from: [...from], to };
}
