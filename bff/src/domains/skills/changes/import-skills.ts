import {
  skillCategories,
  skillCreateSchema,
  skillImportRows,
  type ResponseOf,
  type skillCatalogueEndpoints,
} from '@muster/contracts';
import { parse } from 'csv-parse/sync';
import { detectDelimiter } from '../../../csv/detect-delimiter.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { addSkill } from './create-skill.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { skillWithWord, wordsOf } from '../reading/skill-words.ts';

type Result = ResponseOf<typeof skillCatalogueEndpoints.import>;
type Row = Result['rows'][number];

/** Adds the skills of a CSV file that the catalogue lacks; existing ones stay as they are. */
export const importSkills: Service<typeof skillCatalogueEndpoints.import> = (ctx, { body }) => {
  const lines = readLines(body.csv);
  return transact(ctx, async (tx): Promise<Result> => {
    const rows: Row[] = [];
    const taken = new Map<string, string>();
    for (const [index, line] of lines.entries())
      rows.push({ line: index + 2, ...(await importOne(tx, line, taken, body.dryRun)) });
    return { rows, created: rows.filter(({ outcome }) => outcome === 'new').length };
  });
};

type Line = Readonly<Record<string, string>>;

function readLines(csv: string): Line[] {
  try {
    const lines = parse(csv, {
      bom: true,
      columns: (header: string[]) => {
        const names = header.map((name) => name.trim().toLowerCase());
        if (!names.includes('name')) throw invalidField('csv', 'INVALID_FORMAT');
        return names;
      },
      delimiter: detectDelimiter(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      to: skillImportRows + 1,
      trim: true,
    }) as Line[];
    if (lines.length > skillImportRows) throw invalidField('csv', 'TOO_MANY');
    return lines;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidField('csv', 'INVALID_FORMAT');
  }
}

async function importOne(
  tx: Tx,
  line: Line,
  taken: Map<string, string>,
  dryRun: boolean,
): Promise<Omit<Row, 'line'>> {
  const name = (line['name'] ?? '').slice(0, 100);
  const category = (line['category'] ?? '').toLowerCase() || 'other';
  const aliases = (line['aliases'] ?? '').split(/[|;]/).flatMap((word) => word.trim() || []);
  const read = skillCreateSchema.safeParse({ name, category, aliases });
  const failed = (code: string, other: string | null = null) =>
    ({ name, outcome: 'error', code, other }) as const;
  if (!(skillCategories as readonly string[]).includes(category)) return failed('INVALID_OPTION');
  if (!read.success || skillKey(name) === '') return failed('INVALID_FORMAT');
  const { keys } = wordsOf(name, aliases);
  const known = await skillWithWord(tx, keys);
  if (known)
    return known.keys.includes(keys[0] ?? '')
      ? { name, outcome: 'known', code: null, other: known.name }
      : failed('NOT_UNIQUE', known.name);
  const earlier = keys.map((key) => taken.get(key)).find((other) => other !== undefined);
  if (earlier !== undefined) return failed('NOT_UNIQUE', earlier);
  for (const key of keys) taken.set(key, name);
  if (!dryRun) await addSkill(tx, read.data);
  return { name, outcome: 'new', code: null, other: null };
}
