import { importEndpoints, limits, type Import } from '@muster/contracts';
import { useOneFile } from '@muster/blocks';
import { callEndpoint, newUuid, usePlatform, type ApiError } from '@muster/kit';
import { formatNumber } from '@muster/ui';
import { useMessages, type Translate } from '../../shared/use-messages.ts';

/** Uploads a file and creates an import from it. */
export function useImportFile(onBegun: (begun: Import) => void) {
  const t = useMessages();
  const platform = usePlatform();
  return useOneFile({
    purpose: 'import',
    use: (fileId, signal) => {
      const call = { body: { fileId }, idempotencyKey: newUuid() };
      return callEndpoint(platform, importEndpoints.create, call, signal);
    },
    problemOf: (error) => problemOf(t, error),
    onDone: onBegun,
  });
}

/** Describes the server's problem with the file; null for other errors. */
function problemOf(t: Translate, { fields }: ApiError): string | null {
  const code = fields?.find(({ path }) => path === 'fileId')?.code;
  if (code === 'INVALID_FORMAT') return t('import.refused.header');
  if (code === 'TOO_FEW') return t('import.refused.rows');
  if (code === 'TOO_MANY')
    return t('import.refused.columns', { max: formatNumber(limits.import.columns) });
  return null;
}
