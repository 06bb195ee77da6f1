import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** By itself, or as one of the forms of a profile's lists, which merge in one way. */
const merges = /onConflict: \{|useListForm\(/;
/** Tested through each form that uses it. */
const isShared = /(^|\/)use-list-form\.ts$/;

/**
 * The sources below a folder whose form lets a person merge two versions, as `feature/form.tsx`. A
 * test that tries a conflict in each of them compares its list with this one, so that a new form
 * cannot be forgotten.
 */
export function mergingForms(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !isShared.test(file))
    .filter((file) => merges.test(readFileSync(path.join(folder, file), 'utf8')))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}
