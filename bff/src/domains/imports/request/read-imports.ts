import type { importEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { fileOf } from './import-file.ts';
import { ImportModel } from '../import.model.ts';
import { showImport } from '../import.serializer.ts';
import { findImport, scopeFor } from '../imports.policy.ts';
import { guessMapping } from '../mapping/guess-mapping.ts';
import { rememberedMapping } from '../mapping/remembered-mapping.ts';
import { delimiterOf, readBeginning } from './read-beginning.ts';

/** Upper bound on the listed imports. */
const max = 50;

/** Lists the user's own imports in the current role, newest first. */
export const listImports: Service<typeof importEndpoints.list> = async ({ actor }) => {
  const found = await ImportModel.find(scopeFor(actor)).sort({ createdAt: -1 }).limit(max).lean();
  return { data: found.map((record) => showImport(actor, record)) };
};

export const readImport: Service<typeof importEndpoints.read> = async ({ actor }, { params }) =>
  showImport(actor, await findImport(actor, params.id));

/**
 * Returns the first rows and the guessed meaning of their columns, in the format that the caller
 * chose.
 */
export const previewImport: Service<typeof importEndpoints.preview> = async (
  { actor },
  { params, query },
) => {
  const record = await findImport(actor, params.id);
  const file = await fileOf(record);
  const encoding = query.encoding ?? record.encoding;
  const isOther = query.encoding !== undefined && query.encoding !== record.encoding;
  const found = isOther ? await delimiterOf(file, encoding) : record.delimiter;
  const delimiter = query.delimiter ?? found;
  const { headers, rows } = await readBeginning(file, { encoding, delimiter });
  const known = await rememberedMapping(actor.userId, headers);
  const mapping = known ?? guessMapping(headers);
  return {
    encoding,
    delimiter,
    columns: headers.map((header, index) => ({ header, field: mapping[index] ?? null })),
    rows,
    remembered: known !== null,
  };
};
