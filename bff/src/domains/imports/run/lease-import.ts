import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { announceImport } from './import-changed.ts';
import { importWork, type ImportRecord } from '../import.model.ts';

/** It was cancelled, or another process took it: this one has nothing more to do with it. */
export class ImportLeaseLost extends Error {
  override readonly name = 'ImportLeaseLost';
}

/** How often a person's windows hear how far it is. */
const reportIntervalMs = 1000;

type ImportProgress = Partial<Pick<ImportRecord, 'rowsDone' | 'share' | 'rowsTotal'>>;

/** An import in the hands of this process. */
export interface ImportLease {
  /** Runs one step of it as one change. @throws ImportLeaseLost with nothing of the step written */
  step<T>(standing: ImportProgress, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tells how far it is, now and then. @throws ImportLeaseLost */
  tell(standing: ImportProgress): Promise<void>;
}

/** Keeps an import for this process from step to step. */
export function leaseImport(record: ImportRecord): ImportLease {
  let toldAt = 0;
  const step: ImportLease['step'] = (standing, work) =>
    transact(systemContext(record.requestId), async (system) => {
      // Written in the name of the user who imports.
      const tx: Tx = { ...system, userId: record.userId };
      // It gets on: what it was taken up for without success is forgotten.
      if (!(await importWork.keep(record, { ...standing, attempts: 0 }, tx.session)))
        throw new ImportLeaseLost();
      const result = await work(tx);
      if (Date.now() - toldAt >= reportIntervalMs) {
        toldAt = Date.now();
        announceImport(tx, record);
      }
      return result;
    });
  return {
    step,
    tell: async (standing) => {
      if (Date.now() - toldAt >= reportIntervalMs) await step(standing, () => Promise.resolve());
    },
  };
}
