import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The sources below a folder whose form lets a person merge two versions, as `feature/form.tsx`. A
 * test that tries a conflict in each of them compares its list with this one, so that a new form
 * cannot be forgotten.
 */
export function mergingForms(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('onConflict: {'))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}
