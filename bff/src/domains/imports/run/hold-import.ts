import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { tellImportChanged } from './import-changed.ts';
import { importWork, type ImportRecord } from '../import.model.ts';

/** It was cancelled, or another process took it: this one has nothing more to do with it. */
export class LostImport extends Error {
  override readonly name = 'LostImport';
}

/** How often a person's windows hear how far it is. */
const tellMs = 1000;

type Standing = Partial<Pick<ImportRecord, 'rowsDone' | 'share' | 'rowsTotal'>>;

/** An import in the hands of this process. */
export interface HeldImport {
  /** Runs one step of it as one change. @throws LostImport with nothing of the step written */
  step<T>(standing: Standing, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tells how far it is, now and then. @throws LostImport */
  tell(standing: Standing): Promise<void>;
}

/** Keeps an import for this process from step to step. */
export function holdImport(record: ImportRecord): HeldImport {
  let toldAt = 0;
  const step: HeldImport['step'] = (standing, work) =>
    transact(systemContext(record.requestId), async (system) => {
      // What is written is the doing of whoever imports.
      const tx: Tx = { ...system, userId: record.userId };
      // It gets on: what it was taken up for without success is forgotten.
      if (!(await importWork.keep(record, { ...standing, attempts: 0 }, tx.session)))
        throw new LostImport();
      const result = await work(tx);
      if (Date.now() - toldAt >= tellMs) {
        toldAt = Date.now();
        tellImportChanged(tx, record);
      }
      return result;
    });
  return {
    step,
    tell: async (standing) => {
      if (Date.now() - toldAt >= tellMs) await step(standing, () => Promise.resolve());
    },
  };
}
