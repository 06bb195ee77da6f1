import { fileEndpoints, type FileView, type PlatformV1 } from '@muster/contracts';
import { callEndpoint } from '@muster/kit';

/** How often, and how many times, it is asked whether the file was scanned. */
const pauseMs = 700;
const maxTries = 30;

/** Ends when the check is over, or takes too long; what came of it is said by what uses the file. */
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
