import { refuse } from '../refuse.ts';
import { contains, type FileSource } from './file-source.ts';

/** Refuses rich text with embedded objects, which may be executable. @throws AppError */
export async function checkRtf(source: FileSource): Promise<void> {
  if (await contains(source, /\\(?:objdata|objupdate|objautlink|objocx)\b/i))
    throw refuse('macros');
  const tail = await source.slice(Math.max(0, source.size - 1024), source.size);
  if (!/\}[\s\0]*$/.test(tail.toString('latin1'))) throw refuse('damaged');
}
