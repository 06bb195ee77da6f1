import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { announceImport } from './import-changed.ts';
import { importWork, type ImportRecord } from '../import.model.ts';

/** The import was cancelled or taken over by another process, so this one stops working on it. */
export class ImportLeaseLost extends Error {
  override readonly name = 'ImportLeaseLost';
}

/** Milliseconds between progress reports to the user's windows. */
const reportIntervalMs = 1000;

type ImportProgress = Partial<Pick<ImportRecord, 'rowsDone' | 'share' | 'rowsTotal'>>;

/** An import leased by this process. */
export interface ImportLease {
  /**
   * Runs one step in one transaction. @throws ImportLeaseLost without writing anything of the step
   */
  step<T>(standing: ImportProgress, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reports the progress at intervals. @throws ImportLeaseLost */
  tell(standing: ImportProgress): Promise<void>;
}

/** Keeps the lease on an import from step to step. */
export function leaseImport(record: ImportRecord): ImportLease {
  let toldAt = 0;
  const step: ImportLease['step'] = (standing, work) =>
    transact(systemContext(record.requestId), async (system) => {
      // Written in the name of the importing user.
      const tx: Tx = { ...system, userId: record.userId };
      // Progress was made, so earlier failed attempts are forgotten.
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
