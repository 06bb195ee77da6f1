import type { Logger } from 'pino';
import type { Config } from '../../../config.ts';
import type { CvReader } from './cv-reader.ts';
import { localReader } from './local-reader.ts';
import { modelReader } from './model-reader.ts';

/**
 * Chooses the reader of this process: the local engine, or a configured model if the person
 * consented to processing by one. If the model fails, the CV is read locally.
 */
export function chooseReader({ ai }: Pick<Config, 'ai'>, log: Logger): CvReader {
  const model = ai && modelReader(ai);
  if (!model) return localReader;
  return {
    read: async (task) => {
      if (!task.mayLeave) return localReader.read(task);
      try {
        return await model.read(task);
      } catch (error) {
        task.signal.throwIfAborted();
        log.warn({ err: error, part: 'cv-reading' }, 'the model did not answer; read locally');
        return { ...(await localReader.read(task)), fellBack: true };
      }
    },
  };
}
