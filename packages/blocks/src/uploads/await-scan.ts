import { fileEndpoints, type FileView, type PlatformV1 } from '@muster/contracts';
import { callEndpoint } from '@muster/kit';

/** Pause and number of polls for the scan result. */
const pauseMs = 700;
const maxTries = 30;

/** Resolves when the scan is over or takes too long; the caller reports its result. */
export async function awaitScan(
  platform: PlatformV1,
  { id, scan }: FileView,
  signal: AbortSignal,
): Promise<void> {
  let state = scan;
  for (let tries = 0; state === 'pending' && tries < maxTries; tries += 1) {
    await new Promise((go) => setTimeout(go, pauseMs));
    const asked = callEndpoint(platform, fileEndpoints.read, { params: { id } }, signal);
    ({ scan: state } = await asked);
  }
}
