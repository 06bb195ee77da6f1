import { attachmentEndpoints, type PlatformV1 } from '@muster/contracts';
import { callEndpoint, isApiError } from '@muster/kit';

/** Reads the bytes of an attachment to show them in the page. Fails with an ApiError. */
export async function readAttachment(
  platform: PlatformV1,
  id: string,
  signal: AbortSignal,
): Promise<Blob> {
  const { download } = attachmentEndpoints;
  const { url } = await callEndpoint(platform, download, { params: { id } }, signal);
  const answer = await fetch(url, { credentials: 'same-origin', signal });
  if (answer.ok) return answer.blob();
  const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  const error = { ...(body?.error as object), status: answer.status };
  throw isApiError(error) ? Object.assign(new Error(error.message), error) : new Error(url);
}

/** Saves an attachment to the user's computer; its address is made for this one download. */
export async function downloadAttachment(platform: PlatformV1, id: string): Promise<void> {
  const { download } = attachmentEndpoints;
  const { url, name } = await callEndpoint(platform, download, { params: { id } });
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
