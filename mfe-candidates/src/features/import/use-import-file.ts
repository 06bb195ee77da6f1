import { importEndpoints } from '@muster/contracts';
import type { Import } from '@muster/contracts';
import { useOneFile } from '@muster/blocks';
import { callEndpoint, newUuid, usePlatform } from '@muster/kit';

/** A file that is brought and made an import of. */
export function useImportFile(onBegun: (begun: Import) => void) {
  const platform = usePlatform();
  return useOneFile({
    purpose: 'import',
    use: (fileId, signal) => {
      const call = { body: { fileId }, idempotencyKey: newUuid() };
      return callEndpoint(platform, importEndpoints.create, call, signal);
    },
    onDone: onBegun,
  });
}
