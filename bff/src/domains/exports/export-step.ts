import { exportMachine } from '@muster/contracts';
import type { ExportState } from '@muster/contracts';

type ExportAction = keyof typeof exportMachine.transitions;

/** From which states to which one an action of the machine leads. */
export function exportStep(action: ExportAction): { from: ExportState[]; to: ExportState } {
  const { from, to } = exportMachine.transitions[action];
  if (typeof to !== 'string' || to === 'previous')
    throw new Error(`export.${action} leads to no single state`);
  return { from: [...from], to };
}
